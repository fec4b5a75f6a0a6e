// Makes a fresh clone runnable before any other script starts: installs packages when the lock file is newer
// and checks that the Node found in PATH is new enough. Built-ins only, so that it runs on any Node.
import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';

const shell = process.platform === 'win32';
const stop = (zh, en) => {
  console.error(`\n${zh}\n${en}\n`);
  process.exit(1);
};
const older = (version, major, minor) => {
  const [a, b] = version.replace('v', '').split('.').map(Number);
  return a < major || (a === major && b < minor);
};

export function setup() {
  if (older(process.version, 20, 19))
    stop(
      `需要 Node 20.19 或更新，现在是 ${process.version}。`,
      `Node 20.19 or newer is needed; this is ${process.version}.`,
    );
  const installed = 'node_modules/.package-lock.json'; // npm writes it last
  if (!existsSync(installed) || statSync(installed).mtimeMs < statSync('package-lock.json').mtimeMs) {
    const args = ['ci', '--no-audit', '--no-fund', '--loglevel=error'];
    const npm = /npm-cli\.js$/.exec(process.env.npm_execpath ?? '')?.input;
    const run = npm // npm's own output goes to stderr, so that commands that print JSON keep stdout clean
      ? spawnSync(process.execPath, [npm, ...args], { stdio: ['ignore', 2, 2] })
      : spawnSync('npm', args, { stdio: ['ignore', 2, 2], shell });
    if (run.status !== 0) stop('安装失败，原因见上面几行。', 'The install failed; the lines above say why.');
  }
  const found = spawnSync('node', ['-v'], { encoding: 'utf8', shell }).stdout.trim(); // node_modules/.bin is first in PATH under npm
  if (older(found, 22, 18))
    stop(
      `安装脚本被禁用了，项目自带的 Node 没有装上，现在用的是 ${found}。请运行 npm rebuild node --ignore-scripts=false，或换用 Node 22.18 以上。`,
      `Install scripts are blocked, so the project's own Node is missing and ${found} is used. Run "npm rebuild node --ignore-scripts=false", or use Node 22.18 or newer.`,
    );
}
