// The pictures that the demo draws itself, so that the repo contains none (services/cms/demo-files.ts).

/** Soft bands from one colour to the other. */
export const DEMO_PICTURES = [
  { id: "charity_raffle_12", width: 800, height: 450, from: "#12324a", to: "#f2b84b" },
  { id: "coast-rescue", width: 800, height: 450, from: "#0d4f5c", to: "#e9f2ef" },
  { id: "responsible-play", width: 240, height: 80, from: "#2b2b33", to: "#55606e" },
];

export const DEMO_DOCUMENT = "raffle-terms-12";
