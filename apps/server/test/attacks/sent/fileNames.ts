/** Names that files come with. What is stored has no way to a folder in it, nothing unseen, and ends as its content does. */
export interface NameAttack {
  name: string | Buffer;
  /** Without the ending of its content. Absent, only that it is taken or refused clearly; null, that it is refused. */
  stored?: string | null;
}

const same = (name: string): NameAttack => ({ name: `${name}.pdf`, stored: name });

export const NAME_ATTACKS: readonly NameAttack[] = [
  same('cédula ñandú'),
  same('证件 🙏'),
  same('وثيقة'),
  same('<img src=x onerror=alert(1)>'),
  same("'; drop table application; --"),
  same('n'.repeat(95)),
  { name: '__proto__', stored: '__proto__' },
  { name: '.pdf', stored: 'file' },
  { name: 'con.pdf.exe', stored: 'con' },
  { name: 'x.html', stored: 'x' },
  { name: 'Carta de Sr. Pérez', stored: 'Carta de Sr. Pérez' },
  { name: '%2e%2e%2fpasswd', stored: '%2e%2e%2fpasswd' },
  { name: '🙏'.repeat(99), stored: '🙏'.repeat(95) },
  { name: `${'n'.repeat(96)}.pdf`, stored: null },
  { name: 'n'.repeat(5000), stored: null },
  { name: '  cafe\u0301.pdf ', stored: 'café' },
  { name: '../../../../etc/passwd', stored: 'passwd' },
  { name: 'C:\\Windows\\system.ini', stored: 'system' },
  { name: 'a\u0007b\u007f.pdf', stored: 'ab' },
  { name: '', stored: 'file' },
  { name: ' ', stored: 'file' },
  { name: '..' },
  { name: 'a\0b.pdf' },
  { name: 'gpj.\u202Eexe.pdf', stored: 'gpj.exe' },
  { name: '\u200B\u2060\u3164.pdf', stored: 'file' },
  { name: '\u00A0\u2800\uFE0F', stored: 'file' },
  { name: Buffer.from([0x61, 0xff, 0xf0, 0x9f, 0x2e, 0x70, 0x64, 0x66]) },
];
