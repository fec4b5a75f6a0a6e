// The room link of the owner: shown, copied, drawn as a QR code, or replaced by a new one. Used in lobby and menu.
import { useEffect, useRef, useState } from 'preact/hooks';
import { isRefused, post, type Said } from '../app/api.ts';
import { copyText } from '../app/copy.ts';
import { language, words } from '../app/language.ts';
import { RefusalNote } from '../app/refusal.tsx';
import { keepRoom, roomLink } from '../app/room.ts';
import { sheets } from '../words/sheets.ts';

/** A page that was opened under the name of the machine itself makes links that only this machine can follow. */
const HERE_ONLY = ['localhost', '127.0.0.1', '[::1]'].includes(location.hostname);

export function RoomLink({ game, qr = false }: { game: string; qr?: boolean }) {
  const w = words(sheets);
  const field = useRef<HTMLInputElement>(null);
  const [link, setLink] = useState(() => roomLink(game));
  const [copied, setCopied] = useState<boolean | null>(null);
  const [refused, setRefused] = useState<Said | null>(null);

  const renew = async () => {
    const answer = await post<{ room: string }>(`/api/games/${game}/link`, { language: language.value });
    if (isRefused(answer)) return setRefused(answer.refused);
    setRefused(null);
    keepRoom(game, answer.room);
    setLink(roomLink(game));
    setCopied(null);
  };

  return (
    <div class="room-link">
      {qr && link !== null && <Qr text={link} />}
      <div>
        {link === null ? (
          <p class="xs faint">{w.noLink}</p>
        ) : (
          <input
            class="underline num"
            ref={field}
            readOnly
            aria-label={w.roomLink}
            value={link}
            onFocus={(event) => event.currentTarget.select()}
          />
        )}
        <p class="acts">
          {link !== null && (
            <button class="word" type="button" onClick={() => void copyText(link, field.current).then(setCopied)}>
              {w.copyLink}
            </button>
          )}
          <button class="word" type="button" title={w.newLinkNote} onClick={() => void renew()}>
            {w.newLink}
          </button>
        </p>
        <p class="xs faint" role="status">
          {copied === true ? w.copied : copied === false ? w.copyByHand : link === null ? '' : w.newLinkNote}
        </p>
        {link !== null && HERE_ONLY && <p class="xs dim here-only">{w.hereOnly}</p>}
        <RefusalNote refused={refused} />
      </div>
    </div>
  );
}

/** Drawn by a library that is loaded only here; dark squares on paper, so that any camera reads it. */
function Qr({ text }: { text: string }) {
  const [svg, setSvg] = useState('');
  useEffect(() => {
    let gone = false;
    import('uqr')
      .then(({ renderSVG }) => {
        if (!gone) setSvg(renderSVG(text, { border: 2, whiteColor: 'transparent', blackColor: 'currentColor' }));
      })
      .catch(() => setSvg(''));
    return () => {
      gone = true;
    };
  }, [text]);
  return <span class="sheet qr" aria-hidden="true" dangerouslySetInnerHTML={{ __html: svg }} />;
}
