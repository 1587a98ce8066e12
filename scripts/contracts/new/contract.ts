// The contract of a new noun: a list and one item.
import type { Names } from "./names.ts";

/** openapi/main/gift-cards.yaml */
export const contract = ({
  camel,
  file,
  many,
  one,
  One,
  pascal,
  wire,
  words,
}: Names) => `# The ${many}: a list, and each by its key.
paths:
  /${file}:
    get:
      operationId: list${pascal}
      summary: List every ${words}
      tags: [${camel}]
      x-idempotent: true
      parameters:
        - { $ref: "../common/headers.yaml#/parameters/Version30" }
      responses:
        "200":
          description: The list, by name.
          content:
            application/json:
              schema: { $ref: "#/schemas/${pascal}Envelope" }
              examples:
                two:
                  value:
                    result:
                      - &first { key: first_${wire}, name: First ${words} }
                      - { key: second_${wire}, name: Second ${words} }
        "400": { $ref: "../common/messages.yaml#/responses/InvalidCall" }
  /${file}/{${one}Key}:
    get:
      operationId: get${One}
      summary: Read one ${words}
      tags: [${camel}]
      x-idempotent: true
      parameters:
        - { $ref: "../common/headers.yaml#/parameters/Version30" }
        - { $ref: "#/parameters/${One}Key" }
      responses:
        "200":
          description: The ${words}.
          content:
            application/json:
              schema: { $ref: "#/schemas/${One}Envelope" }
              examples:
                first: { value: { result: *first } }
        "400": { $ref: "../common/messages.yaml#/responses/InvalidCall" }
        "404": { $ref: "../common/messages.yaml#/responses/NotFound" }
parameters:
  ${One}Key:
    name: ${one}Key
    in: path
    required: true
    description: The key of the ${words}.
    schema: { type: string, minLength: 1, maxLength: 64 }
    example: first_${wire}
schemas:
  ${pascal}Envelope:
    type: object
    required: [result]
    properties:
      result: { type: array, items: { $ref: "#/schemas/${One}" } }
  ${One}Envelope:
    type: object
    required: [result]
    properties:
      result: { $ref: "#/schemas/${One}" }
  ${One}:
    type: object
    required: [key, name]
    properties:
      key: { type: string }
      name: { type: string }
`;
