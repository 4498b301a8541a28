const MILLISECONDS = 150;

/** Acts, and ends no sooner than others would: the time of an answer must not tell what was found. */
export async function inEqualTime(act: () => Promise<void>): Promise<void> {
  await Promise.all([
    act(),
    new Promise((resolve) => {
      setTimeout(resolve, MILLISECONDS);
    }),
  ]);
}
