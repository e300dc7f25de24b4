import { spawn } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Builder, By, Capabilities, Key, Origin, type WebDriver } from 'selenium-webdriver';
import { answering, ended, freePort } from '../setup/processes.ts';
import type { Driver, Engine, NamedKey, Scheme, Size } from './driver.ts';
import { recordProblems, takeProblems } from './recorded-problems.ts';
import { virtualScreen } from './virtual-screen.ts';

// WebKit's toolbar would keep the window wider than a phone.
const smallToolBar = `* { min-width: 0; padding: 0; margin: 0; border: 0; font-size: 1px; -gtk-icon-source: none; }`;

const keys: Record<NamedKey, string> = {
  ArrowDown: Key.ARROW_DOWN,
  ArrowRight: Key.ARROW_RIGHT,
  Backspace: Key.BACK_SPACE,
  Delete: Key.DELETE,
  End: Key.END,
  Enter: Key.ENTER,
  Escape: Key.ESCAPE,
  Home: Key.HOME,
  Tab: Key.TAB,
};

/** Debian's build of Safari's engine, over WebDriver, on a virtual display. */
export async function webkitEngine(programs: Programs, scheme: Scheme): Promise<Engine> {
  const folder = mkdtempSync(join(tmpdir(), 'freehold-webkit-'));
  const screen = await virtualScreen();
  return {
    name: 'WebKit',
    openWindow: (size) => openWindow({ ...programs, folder, display: screen.display, scheme }, size),
    async stop() {
      await ended(screen.program);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Paths of the driver and the browser. */
export interface Programs {
  readonly driver: string;
  readonly browser: string;
}

interface Surroundings extends Programs {
  readonly folder: string;
  readonly display: string;
  readonly scheme: Scheme;
}

async function openWindow(surroundings: Surroundings, size: Size): Promise<Driver> {
  const home = mkdtempSync(join(surroundings.folder, 'home-'));
  const runtime = join(home, 'run');
  const gtk = join(home, '.config/gtk-3.0');
  for (const made of [runtime, gtk]) mkdirSync(made, { recursive: true });
  chmodSync(runtime, 0o700);
  writeFileSync(join(gtk, 'gtk.css'), smallToolBar);
  writeFileSync(join(gtk, 'settings.ini'), '[Settings]\ngtk-enable-animations=0\n');
  const port = await freePort();
  const program = spawn(surroundings.driver, [`--port=${port}`], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: surroundings.display,
      HOME: home,
      XDG_RUNTIME_DIR: runtime,
      GTK_THEME: surroundings.scheme === 'dark' ? 'Adwaita:dark' : 'Adwaita',
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    },
  });
  await answering(`http://127.0.0.1:${port}/status`);
  const session = await new Builder()
    .usingServer(`http://127.0.0.1:${port}`)
    .withCapabilities(
      new Capabilities({
        browserName: 'MiniBrowser',
        'webkitgtk:browserOptions': { binary: surroundings.browser, args: ['--automation'] },
      }),
    )
    .build();
  await sized(session, size);
  const close = async () => {
    await session.quit();
    await ended(program);
  };
  return { ...driverOf(session), downloads: home, close };
}

/** Sizes the page itself as requested; the window is larger by the browser's own frame. */
async function sized(session: WebDriver, { width, height }: Size): Promise<void> {
  const window = session.manage().window();
  const inner = () => session.executeScript<number[]>('return [innerWidth, innerHeight, outerHeight]');
  await window.setRect({ x: 0, y: 0, width, height });
  await session.wait(async () => (await inner())[0] === width, 10_000, `a page of ${width} px`);
  const [, innerHeight = 0, outerHeight = 0] = await inner();
  await window.setRect({ x: 0, y: 0, width, height: height + outerHeight - innerHeight });
  await session.wait(async () => (await inner())[1] === height, 10_000, `a page ${height} px high`);
}

function driverOf(session: WebDriver): Omit<Driver, 'downloads' | 'close'> {
  const problems: string[] = [];
  const watch = () => session.executeScript(recordProblems);
  const take = async () => {
    problems.push(...((await session.executeScript<string[]>(`return ${takeProblems}`)) ?? []));
  };
  const moved = async (move: () => Promise<void>) => {
    await take();
    await move();
    await watch();
  };
  return {
    open: (address) => moved(() => session.get(address)),
    reload: () => moved(() => session.navigate().refresh()),
    back: () => moved(() => session.navigate().back()),
    async evaluate(expression) {
      const { value, thrown } = await session.executeAsyncScript<{ value?: unknown; thrown?: string }>(
        `const done = arguments[arguments.length - 1];
        Promise.resolve(${expression}).then((value) => done({ value }), (error) => done({ thrown: String(error) }))`,
      );
      if (thrown !== undefined) throw new Error(thrown);
      return value;
    },
    click: ({ x, y }) =>
      session
        .actions()
        .move({ x: Math.round(x), y: Math.round(y), origin: Origin.VIEWPORT, duration: 0 })
        .click()
        .perform(),
    write: (text) => session.actions().sendKeys(text).perform(),
    // The date input stays in one segment until an arrow key moves it on.
    async writeDay(day) {
      const [year = '', month = '', date = ''] = day.split('-');
      await session.actions().sendKeys(month, Key.ARROW_RIGHT, date, Key.ARROW_RIGHT, year).perform();
    },
    press: (key) => session.actions().sendKeys(keys[key]).perform(),
    selectAll: () => session.actions().keyDown(Key.CONTROL).sendKeys('a').keyUp(Key.CONTROL).perform(),
    attach: (selector, file) => session.findElement(By.css(selector)).sendKeys(file),
    async choose(selector, value) {
      await session.findElement(By.css(`${selector} option[value=${JSON.stringify(value)}]`)).click();
    },
    screenshot: async () => Buffer.from(await session.takeScreenshot(), 'base64'),
    async problems() {
      await take();
      return problems.splice(0);
    },
  };
}
