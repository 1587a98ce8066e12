declare module "subset-font" {
  type Axis = number | { min: number; max: number };
  type Options = {
    targetFormat: "woff2" | "truetype";
    variationAxes?: Record<string, Axis>;
    /** OpenType features to keep; all by default. */
    keepFeatures?: readonly string[];
  };
  export default function subsetFont(font: Buffer, characters: string, options: Options): Promise<Buffer>;
}
