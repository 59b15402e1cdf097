// Lints `[{ path, code }]` of stdin to `[[ruleId, …], …]`; Jest can't load an ESM ESLint config.
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
