// The contract of a new noun: a paged list and, unless the noun is only read, one item by its key and a new item from a customer.
import type { Names } from "./names.ts";

const post = ({ camel, One, words, wire }: Names) => `    post:
      operationId: create${One}
      summary: Create a ${words}
      description: Repeating a call with the same Idempotency-Key returns the first reply and creates nothing.
      tags: [${camel}]
      security: [{ appKey: [], timestamp: [], signature: [], bearer: [] }]
      x-idempotent: false
      parameters:
        - { $ref: "../common/headers.yaml#/parameters/Version30" }
        - { $ref: "../common/headers.yaml#/parameters/IdempotencyKey" }
      requestBody:
        required: true
        content:
          application/json:
            schema: { $ref: "#/schemas/${One}Input" }
            examples:
              third: { value: { name: Third ${words} } }
      responses:
        "200":
          description: The new ${words}.
          content:
            application/json:
              schema: { $ref: "#/schemas/${One}Envelope" }
              examples:
                third: { value: { result: { key: third_${wire}, name: Third ${words} } } }
        "400": { $ref: "../common/messages.yaml#/responses/InvalidCall" }
        "401": { $ref: "../common/messages.yaml#/responses/SignedOut" }
        "422":
          description: The name is missing or too long, or the key was used with another body. Nothing was created.
          content:
            application/json:
              schema: { $ref: "../common/messages.yaml#/schemas/Problem" }
              examples:
                invalid_field:
                  value:
                    messages: [{ code: invalid_field, message: This field is required, level: error, target: name }]
                    errors: { name: [{ id: invalid_field, message: This field is required }] }
                idempotency_key_reused:
                  value: { messages: [{ code: idempotency_key_reused, message: This attempt was already used for something else., level: error }] }
`;

const item = ({ camel, file, one, One, wire, words }: Names) => `  /${file}/{${one}Key}:
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
`;

const schemas = ({ One }: Names) => `  ${One}Envelope:
    type: object
    required: [result]
    properties:
      result: { $ref: "#/schemas/${One}" }
  ${One}Input:
    type: object
    required: [name]
    properties:
      name: { type: string, minLength: 1, maxLength: 100 }
`;

/** openapi/main/gift-cards.yaml */
export const contract = (names: Names, isReadOnly: boolean) => {
  const { camel, file, many, One, pascal, wire, words } = names;
  return `# ${isReadOnly ? `The ${many}: a list.` : `The ${many}: a list, each by its key, and a new one from a customer.`}
paths:
  /${file}:
    get:
      operationId: list${pascal}
      summary: List ${many}
      description: By name, ten per page by default.
      tags: [${camel}]
      x-idempotent: true
      parameters:
        - { $ref: "../common/headers.yaml#/parameters/Version30" }
        - { $ref: "../common/paging.yaml#/parameters/Limit" }
        - { $ref: "../common/paging.yaml#/parameters/Offset" }
      responses:
        "200":
          description: One page. A page past the end is empty.
          content:
            application/json:
              schema: { $ref: "#/schemas/${pascal}Envelope" }
              examples:
                two:
                  value:
                    result:
                      - ${isReadOnly ? "" : "&first "}{ key: first_${wire}, name: First ${words} }
                      - { key: second_${wire}, name: Second ${words} }
                    page_info: { limit: 10, offset: 0, total: 2 }
        "400": { $ref: "../common/messages.yaml#/responses/InvalidCall" }
${isReadOnly ? "" : post(names) + item(names)}schemas:
  ${pascal}Envelope:
    type: object
    required: [result, page_info]
    properties:
      result: { type: array, items: { $ref: "#/schemas/${One}" } }
      page_info: { $ref: "../common/paging.yaml#/schemas/PageInfo" }
  ${One}:
    type: object
    required: [key, name]
    properties:
      key: { type: string }
      name: { type: string }
${isReadOnly ? "" : schemas(names)}`;
};
