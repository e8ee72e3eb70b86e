/** Names that files come with. What is stored has no way to a folder in it and no control character. */
export interface NameAttack {
  name: string | Buffer;
  /** Absent, only that it is taken or refused clearly; null, that it is refused. */
  stored?: string | null;
}

const same = (name: string): NameAttack => ({ name, stored: name });

export const NAME_ATTACKS: readonly NameAttack[] = [
  same('cédula ñandú.pdf'),
  same('证件 🙏.pdf'),
  same('وثيقة.pdf'),
  same('__proto__'),
  same('<img src=x onerror=alert(1)>.pdf'),
  same("'; drop table application; --.pdf"),
  same('.pdf'),
  same('con.pdf.exe'),
  same('%2e%2e%2fpasswd'),
  same(`${'n'.repeat(95)}.pdf`),
  same('🙏'.repeat(99)),
  { name: `${'n'.repeat(96)}.pdf`, stored: null },
  { name: 'n'.repeat(5000), stored: null },
  { name: '  cafe\u0301.pdf ', stored: 'café.pdf' },
  { name: '../../../../etc/passwd', stored: 'passwd' },
  { name: 'C:\\Windows\\system.ini', stored: 'system.ini' },
  { name: 'a\u0007b\u007f.pdf', stored: 'ab.pdf' },
  { name: '', stored: 'file' },
  { name: ' ' },
  { name: '..' },
  { name: 'a\0b.pdf' },
  { name: 'gpj.\u202Eexe.pdf', stored: 'gpj.\u202Eexe.pdf' },
  { name: Buffer.from([0x61, 0xff, 0xf0, 0x9f, 0x2e, 0x70, 0x64, 0x66]) },
];
