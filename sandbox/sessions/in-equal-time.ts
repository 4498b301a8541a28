const MILLISECONDS = 150;

/** Acts, and takes at least a fixed time, so that the duration does not reveal what was found. */
export async function inEqualTime(act: () => Promise<void>): Promise<void> {
  await Promise.all([
    act(),
    new Promise((resolve) => {
      setTimeout(resolve, MILLISECONDS);
    }),
  ]);
}
