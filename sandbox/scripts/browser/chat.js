// A chat as other parties provide it: a button at the corner of the window, which says when somebody answers.
(() => {
  const words = {
    ca: ['Xat', 'Responem de dilluns a divendres, de 9 a 18 h.', 'Tancar'],
    es: ['Chat', 'Respondemos de lunes a viernes, de 9 a 18 h.', 'Cerrar'],
    en: ['Chat', 'We answer from Monday to Friday, 9 am to 6 pm.', 'Close'],
  };
  const [name, hours, close] = words[document.documentElement.lang.slice(0, 2)] ?? words.en;
  const dressed = (element, style) => Object.assign(element.style, style) && element;
  const skin = { border: '0', borderRadius: '1.5rem', background: '#14433c', color: '#fff' };

  const box = document.createElement('aside');
  box.setAttribute('aria-label', name);
  dressed(box, {
    position: 'fixed',
    bottom: 'calc(1rem + var(--foot, 0px))',
    right: '1rem',
    zIndex: '1010',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'end',
    maxWidth: '16rem',
  });
  const answer = dressed(document.createElement('p'), {
    ...skin,
    borderRadius: '0.75rem',
    margin: '0 0 0.5rem',
    padding: '0.75rem 1rem',
  });
  answer.id = 'chat-answer';
  answer.hidden = true;
  answer.textContent = hours;
  const button = dressed(document.createElement('button'), {
    ...skin,
    minHeight: '3rem',
    padding: '0 1.25rem',
    font: 'inherit',
    fontWeight: '600',
  });
  button.type = 'button';
  const show = (isOpen) => {
    answer.hidden = !isOpen;
    button.textContent = isOpen ? close : name;
    button.setAttribute('aria-expanded', String(isOpen));
    // biome-ignore lint/suspicious/noDocumentCookie: as scripts of others do
    document.cookie = `chat_open=${isOpen ? 1 : 0}; Path=/; SameSite=Lax`;
  };
  button.setAttribute('aria-controls', answer.id);
  button.addEventListener('click', () => show(answer.hidden));
  show(/(?:^|; )chat_open=1/.test(document.cookie));
  box.append(answer, button);
  document.body.append(box);
  // Room for the button below the end of the page.
  document.documentElement.style.paddingBlockEnd = '4rem';
})();
