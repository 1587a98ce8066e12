/** Runs in the page: colours on their way from one to another, element after element, would be measured half-way. */
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
