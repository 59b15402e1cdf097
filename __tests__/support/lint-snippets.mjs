// Lints snippets as if they stood at given paths: `[{ path, code }]` on stdin, `[[ruleId, …], …]` on stdout.
// A process of its own, because Jest cannot load an ESLint configuration that is an ES module.
import { ESLint } from 'eslint'

let input = ''
for await (const chunk of process.stdin) input += chunk

const eslint = new ESLint()
const answers = []
for (const { path, code } of JSON.parse(input)) {
  const [result] = await eslint.lintText(code, { filePath: path })
  answers.push(
    (result?.messages ?? []).map(({ ruleId, message }) => ruleId ?? `no rule: ${message}`),
  )
}
process.stdout.write(JSON.stringify(answers))
