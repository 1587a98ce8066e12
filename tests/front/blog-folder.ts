// The content of the blog tests: posts of every kind.
import { contentFolder, postFile } from "#tests/content-folder.ts";
import { png } from "#tests/pictures.ts";

const day = (number: number) => `2026-10-${String(number).padStart(2, "0")}T09:00:00+11:00`;
const numbered = Array.from({ length: 13 }, (_, at) => [
  `posts/draw-${at + 1}.md`,
  postFile({ title: `Draw story ${at + 1}`, published: day(at + 1) }),
]);

const LONG = `## First step

Text with a [result](/lotto-results), [another site](https://other.example/) and a note.[^1]

![A boat](/files/coast-rescue "The boat")

## Second step

| Step | What |
|---|---|
| One | Seed |

### Third step

A [bad](javascript:alert(1)) link and <script>alert(1)</script>

[^1]: A note.
`;

/** Writes a folder with the posts of the blog tests. */
export const blogFolder = () =>
  contentFolder({
    "categories.yaml":
      "- { slug: people, name: People & places, description: x }\n- { slug: draws, name: Draws, description: x }\n- { slug: empty, name: Empty, description: x }\n",
    ...Object.fromEntries(numbered),
    "posts/newest.md": postFile({
      title: "The <newest> & best",
      category: "people",
      published: day(20),
      image: "coast-rescue",
      body: LONG,
    }),
    "posts/lost-picture.md": postFile({ title: "Lost picture", category: "people", published: day(2), image: "lost" }),
    "files/lost.png": png(40, 20),
    "posts/long.md": postFile({
      title: "Long",
      category: "people",
      published: "2026-09-01T09:00:00+10:00",
      body: "A paragraph of many words.\n\n".repeat(3_500),
    }),
    "posts/future.md": postFile({
      title: "From the future",
      category: "empty",
      published: "2026-11-21T09:00:00+11:00",
    }),
    "posts/draft.md": postFile({ title: "A draft", status: "draft" }),
  });
