/** Shows the bar at the top of the page for as long as something takes. */
export async function whileLoading<T>(work: Promise<T>): Promise<T> {
  const { dataset } = document.documentElement;
  dataset["loading"] = "";
  try {
    return await work;
  } finally {
    delete dataset["loading"];
  }
}
