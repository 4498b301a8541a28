import { useEffect } from 'react';

/**
 * WebKit (WebKitGTK 2.50) leaves what is inside a query container with the styles of the old width when a media query
 * changes, until the document changes: a turned tablet shows a phone's layout. A rule that comes and goes has it compute
 * all styles again, once for each new width.
 */
export function useFreshStyles(): void {
  useEffect(() => {
    if (!navigator.vendor.startsWith('Apple')) return;
    let width = window.innerWidth;
    let request = 0;
    const refresh = () => {
      const [sheet] = document.styleSheets;
      sheet?.insertRule('fresh-styles {}', 0);
      sheet?.deleteRule(0);
    };
    const onResize = () => {
      if (window.innerWidth === width) return;
      width = window.innerWidth;
      cancelAnimationFrame(request);
      request = requestAnimationFrame(refresh);
    };
    window.addEventListener('resize', onResize);
    return () => {
      cancelAnimationFrame(request);
      window.removeEventListener('resize', onResize);
    };
  }, []);
}
