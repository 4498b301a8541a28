/** The browser's Back button; resolves when the page is at the previous address. */
export function goBack(): Promise<void> {
  return new Promise((resolve) => {
    addEventListener('popstate', () => resolve(), { once: true });
    history.back();
  });
}
