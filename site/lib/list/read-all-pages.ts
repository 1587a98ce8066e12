type Page<Row> = { rows: Row[]; pageInfo: { total: number } };

/** Reads all pages of a list. New rows shift the pages during the read, so duplicate ids are dropped. */
export async function readAllPages<Row extends { id: string }>(
  read: (page: number) => Promise<Page<Row>>,
): Promise<Row[]> {
  const byId = new Map<string, Row>();
  for (let page = 1; ; page += 1) {
    const { rows, pageInfo } = await read(page);
    for (const row of rows) byId.set(row.id, row);
    if (rows.length === 0 || byId.size >= pageInfo.total) return [...byId.values()];
  }
}
