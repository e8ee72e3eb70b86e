import { checkHouse } from '../scripts/testing/houseChecks.ts';

const { passed, failed, details = [] } = await checkHouse();
for (const line of details) console.log(line);
console.log(`House rules: ${passed} kept, ${failed} broken`);
process.exitCode = failed > 0 ? 1 : 0;
