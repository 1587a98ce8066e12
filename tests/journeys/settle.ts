/** Waits until animations and transitions end, so that axe measures final colours. Runs in the page. */
export const settle = async () => {
  for (;;) {
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    const moving = document.getAnimations().filter((one) => {
      const { endTime } = one.effect?.getComputedTiming() ?? {};
      return one.playState === "running" && endTime !== Number.POSITIVE_INFINITY;
    });
    if (moving.length === 0) return;
    await Promise.allSettled(moving.map((one) => one.finished));
  }
};
