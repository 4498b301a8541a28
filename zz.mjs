const t0 = Date.now();
const { drawPages } = await import('./dist/prerender/prerender.js');
console.log('loaded', Date.now() - t0);
const t = Date.now();
try {
  const pages = await drawPages({
    base: new URL('./dist/config/', import.meta.url).href,
    served: {},
    moment: Date.now(),
  });
  console.log('drawn', Date.now() - t);
  for (const p of pages)
    console.log(p.route, p.language, p.path, p.html.length, p.modules.length, p.forms.join());
  import('node:fs').then((fs) => fs.writeFileSync('/tmp/pages.json', JSON.stringify(pages)));
} catch (e) {
  console.error(e, e.cause);
}
