import type { Browser, BrowserContext } from '@playwright/test';

/** Where the README has it. */
const FILE = 'tests/e2e/screenshots/readme.png';

/** A page as it stands in a window, once nothing of it is being loaded, as a data address. */
async function windowOf(context: BrowserContext, address: string): Promise<string> {
  const tab = await context.newPage();
  await tab.goto(address);
  await tab.waitForFunction(
    () =>
      !document.documentElement.hasAttribute('data-loading') &&
      !document.querySelector('[aria-busy=true], .busy-mark, .skeleton') &&
      Boolean(document.querySelector('h1')?.textContent),
  );
  await tab.evaluate(() => document.fonts.ready);
  const picture = await tab.screenshot({ animations: 'disabled' });
  await tab.close();
  return `data:image/png;base64,${picture.toString('base64')}`;
}

interface ReadmePicture {
  /** Customer at a desk and visitor with a phone. */
  desktop: BrowserContext;
  phone: BrowserContext;
  /** Addresses of the home and of the contracting. */
  home: string;
  contracting: string;
}

/** Writes the picture at the top of the README: the home of a customer on a desktop, the contracting on a phone. */
export async function writeReadmePicture(browser: Browser, pages: ReadmePicture): Promise<void> {
  const [wide, narrow] = await Promise.all([
    windowOf(pages.desktop, pages.home),
    windowOf(pages.phone, pages.contracting),
  ]);
  const tab = await browser.newPage({ viewport: { width: 1240, height: 660 } });
  await tab.setContent(`<!doctype html><style>
body{margin:0;height:660px;overflow:hidden;background:#dfeae6;position:relative}
img{position:absolute;box-shadow:0 12px 40px #0b3d3326;border-radius:16px}
img:first-of-type{left:30px;top:50px;width:890px}
img:last-of-type{right:30px;top:50px;width:274px;border-radius:20px}
</style><img alt="" src="${wide}"><img alt="" src="${narrow}">`);
  await tab.waitForFunction(() => [...document.images].every(({ complete }) => complete));
  await tab.screenshot({ path: FILE });
  await tab.close();
}
