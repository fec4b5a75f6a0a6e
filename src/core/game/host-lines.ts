// The built-in host's own sentences (HOST1). They carry no case facts and no hint; what a case wants said stands in
// its phase rules, which the script reads out.
import type { Language } from '../../protocol/plain.ts';

interface HostLines {
  whereabouts: string;
  cluesOut: (count: number) => string;
  ballotsIn: string;
  reveal: string;
  revealUnvoted: string;
}

const NUMERALS = ['零', '一', '两', '三', '四', '五', '六', '七', '八', '九', '十'];

const zh: HostLines = {
  whereabouts: '每个人的行踪都记下了。想往下走，就点「往下走」。',
  cluesOut: (count) => `桌上摊开了${NUMERALS[count] ?? count}样东西。先各自看完，再问。`,
  ballotsIn: '票都封好了。各位点过头，我就拆封。',
  reveal: '封条拆开了。先看各位投给了谁。',
  revealUnvoted: '封条拆开了。没有人封票，直接看真相。',
};

const en = {
  whereabouts: 'Everyone has said where they were. When you are ready, press “Move on”.',
  cluesOut: (count) =>
    count === 1
      ? 'One thing lies on the table. Read it first, then ask.'
      : `${count} things lie on the table. Read them first, then ask.`,
  ballotsIn: 'All votes are sealed. When everyone has agreed, I break the seal.',
  reveal: 'The seal is broken. First, who voted for whom.',
  revealUnvoted: 'The seal is broken. Nobody voted, so let us read the truth.',
} satisfies HostLines;

export const hostLines: Record<Language, HostLines> = { zh, en };
