// Words of the shell: header tools, the line's state, what the page itself has to refuse.

const zh = {
  brand: '开本',
  home: '回到开本首页',
  theme: { dark: '换成白天', light: '换成夜里' },
  otherLanguage: 'English',
  otherLanguageLabel: 'Switch to English',
  skip: '跳到正文',
  opening: '正在走到桌前',
  down: '线断了，正在接回来',
  close: '合上',
  reload: '刷新这一页',
  lostPart: '这一页还有一部分没有取到。',
  goHome: '回首页',
  lostTitle: '这里没有桌子',
  lost: '这个地址不通向任何一局。看看链接有没有贴全。',
  refusedTitle: '进不去这一局',
  betterLink: '换一条房间链接试试',
  staleTitle: '这一页旧了',
  broken: { message: '服务器没有答上来，这一步没有做。', hint: '过一会儿再点一次；桌上说过的话都在。' },
  offline: { message: '连不上服务器，这一步没有做。', hint: '看看网络，连上以后再点一次。' },
  stale: { message: '这一页比服务器旧，读不懂它送来的局面。', hint: '刷新这一页，桌上的话都在。' },
};

const en = {
  brand: 'Kaiben',
  home: 'back to the front page of Kaiben',
  theme: { dark: 'Switch to daylight', light: 'Switch to night' },
  otherLanguage: '中文',
  otherLanguageLabel: '换成中文',
  skip: 'Skip to the content',
  opening: 'Walking up to the table',
  down: 'The line dropped; reconnecting',
  close: 'Close',
  reload: 'Reload the page',
  lostPart: 'A part of this page could not be fetched.',
  goHome: 'Front page',
  lostTitle: 'No table here',
  lost: 'This address leads to no game. Check that the whole link was pasted.',
  refusedTitle: 'You cannot enter this game',
  betterLink: 'Try another room link',
  staleTitle: 'This page is out of date',
  broken: {
    message: 'The server gave no answer; that step was not done.',
    hint: 'Press again in a moment; everything said is still there.',
  },
  offline: {
    message: 'The server cannot be reached; that step was not done.',
    hint: 'Check the network and press again once it is back.',
  },
  stale: {
    message: 'This page is older than the server and cannot read the table.',
    hint: 'Reload the page; everything said is still there.',
  },
} satisfies typeof zh;

export const shell = { zh, en };
