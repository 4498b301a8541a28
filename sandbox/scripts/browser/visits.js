// Counts the pages that were seen, in a cookie of a year; nothing leaves the browser.
(() => {
  const YEAR_SECONDS = 31_536_000;
  const read = () => Number(/(?:^|; )visits_count=(\d+)/.exec(document.cookie)?.[1] ?? 0);
  // biome-ignore lint/suspicious/noDocumentCookie: as scripts of others do
  document.cookie = `visits_count=${read() + 1}; Path=/; SameSite=Lax; Max-Age=${YEAR_SECONDS}`;
})();
