/**
 * Sends the form without leaving the page. The server's answer, drawn by the
 * PHP that drew the form, takes its place.
 */
import { ERRORS, FORM, LEAD } from '@brolga/contracts';
import * as http from '@brolga/http';
import {
	announce,
	config,
	firstTime,
	mount,
	refresh,
	teardown,
} from '@brolga/runtime';
import { busy, isSubmitted } from '../../src/forms/view/busy';
import type { Check, Complain } from '../../src/forms/view/checks';
import {
	controlsOf,
	followLines,
	listed,
	mark,
	tell,
	withdraw,
	type Control,
	type FieldTools,
} from '../../src/forms/view/errors';
import { keyOf } from '../../src/forms/view/file-limits';
import type { KeepFiles } from '../../src/forms/view/files/files';
import { guard } from '../../src/forms/view/guard';
import { focusOutcome } from '../../src/forms/view/outcome';
import { numbered } from '../../src/forms/view/text';
import { refuse } from '../../src/runtime/notify';
import {
	answerOf,
	attempt,
	bodyOf,
	descriptors,
	hindrances,
	summary,
	validate,
} from './model';
import type { Attempt, Field, HistoryState, Words } from './types';

declare module '../../src/runtime/events' {
	interface Achievements {
		readonly form_sent: true;
	}
}

/**
 * The last attempt of a module, kept with the page in the browser's history: a
 * visitor who reloads or comes back and sends the same text sends it once.
 */
const attempts = {
	all: (): Record< string, Attempt > =>
		( history.state as HistoryState | null )?.brolgaForms ?? {},
	set: ( id: string, last?: Attempt ): void =>
		history.replaceState(
			{
				...( history.state as HistoryState | null ),
				brolgaForms: { ...attempts.all(), [ id ]: last },
			},
			''
		),
};

/** Looks at once which fields are asked. */
type AskAgain = () => void;

/** What a request carries. */
type Body = FormData | URLSearchParams;

const FIELD = '[data-brolga-field]';
const FIELDS = `${ FIELD },[data-brolga-captcha]`;
const DEMANDING =
	'[data-brolga-checks],[data-brolga-pairing],[data-brolga-parameter]';
const KEY_TAKEN = ERRORS.key_conflict.status;

const parse = ( html: string ): Document =>
	new DOMParser().parseFromString( html, 'text/html' );

/** The input that names the form. */
const tokenIn = ( place: ParentNode ): HTMLInputElement | null =>
	place.querySelector( `[name="${ FORM.formTokenName }"]` );

const isTick = ( control: Control ): control is HTMLInputElement =>
	/^(checkbox|radio)$/.test( control.type );

/** A key, where the browser makes them (https); else the server compares. */
const newKey = (): string => crypto.randomUUID?.() ?? '';

/** A field as it stands; the sum is one too, and has no label of its own. */
const read = (
	element: HTMLElement,
	values: string[],
	target: string
): Field => {
	const { dataset } = element;
	return {
		id: dataset.brolgaField ?? 'captcha',
		originalId: dataset.original_id ?? '',
		type: dataset.type ?? 'captcha',
		label: dataset.label ?? '',
		required: dataset.required_mark !== 'not_required',
		hidden: !! element.hidden,
		checks: JSON.parse( dataset.brolgaChecks ?? '[]' ) as Check[],
		values,
		target,
	};
};

/** What a control answers; of files the names, as the server compares them. */
const answersOf = ( control: Control ): readonly string[] =>
	control.type === 'file'
		? [ ...( ( control as HTMLInputElement ).files ?? [] ) ].map(
				( { name } ) => name
			)
		: [ control.dataset.brolgaName ?? control.value ];

/** What tells one file from another before it is sent. */
const valueOf = ( value: FormDataEntryValue ): string =>
	value instanceof File ? value.name && keyOf( value ) : value;

/** What stands in a field, also in one that is hidden and so not sent. */
const answer = ( element: HTMLElement ): readonly string[] =>
	answerOf(
		read(
			element,
			controlsOf( element )
				.filter( ( control ) => ! isTick( control ) || control.checked )
				.flatMap( answersOf ),
			''
		)
	);

/**
 * Gives a form drawn anew what the visitor typed, also where it was not asked
 * and so not sent. The server does the rest too, but not where a text was too
 * long for it to be read at all.
 *
 * @param module    The module, drawn anew.
 * @param form      The form that was sent.
 * @param keepFiles Keeps what was chosen, where the form takes files.
 */
function keepText(
	module: HTMLElement,
	form: HTMLFormElement,
	keepFiles: KeepFiles | undefined
): void {
	const typed = new Map(
		controlsOf( form ).map( ( control ) => [ control.id, control ] )
	);
	const fields = [ ...module.querySelectorAll< HTMLElement >( FIELD ) ];
	for ( const control of fields.flatMap( controlsOf ) ) {
		const before = typed.get( control.id ) ?? control;
		if ( control.type === 'file' ) {
			keepFiles?.(
				control as HTMLInputElement,
				before as HTMLInputElement
			);
		} else if ( control.dataset.brolgaName !== undefined ) {
			// What the server has kept of files, it has drawn as it is.
		} else if ( isTick( control ) ) {
			// What is agreed to in other words is not agreed to in these.
			control.checked =
				( before as HTMLInputElement ).checked &&
				before.value === control.value;
		} else {
			control.value = before.value;
		}
	}
}

/** What is sent, encoded as by a form without scripts: by parts only where files are. */
const typed = ( form: HTMLFormElement ): Body => {
	const data = new FormData( form );
	return form.enctype === 'multipart/form-data'
		? data
		: new URLSearchParams( [ ...data ] as [ string, string ][] );
};

/** A field with what would be sent of it. */
const fieldIn =
	( data: Body ) =>
	( element: HTMLElement ): Field => {
		const [ control ] = controlsOf( element );
		const kept =
			element.querySelector< HTMLInputElement >( '[data-brolga-name]' );
		// Half a date is sent as none: it fails as what it is.
		const values = control?.validity.badInput
			? [ '?' ]
			: [ kept, control ].flatMap( ( input ) =>
					data.getAll( input?.name ?? '' )
				);
		return {
			...read( element, values.map( valueOf ), control?.id ?? '' ),
			said: control?.validity.customError && control.validationMessage,
		};
	};

/** Says what the message was, and goes where it leads. @see SPAM-10 */
async function arrive( { id, dataset }: HTMLElement ): Promise< void > {
	const { brolgaLead, brolgaLeadForm, brolgaRedirect = '' } = dataset;
	if ( brolgaLead ) {
		await announce( 'form_sent', id, {
			lead_id: brolgaLead,
			form: brolgaLeadForm ?? '',
			redirect: brolgaRedirect,
		} );
	} else {
		// No lead: a thank-you page that follows counts none for it either.
		firstTime( LEAD.cookie );
	}
	if ( brolgaRedirect ) {
		location.assign( brolgaRedirect );
	}
}

/** Puts the answer in the form's place, or says that there was none. */
function show(
	root: HTMLElement,
	form: HTMLFormElement,
	html: string,
	words: Words,
	keepFiles: KeepFiles | undefined
): void {
	const page = parse( html );
	const fresh = page.getElementById( root.id );
	const failure = ( fresh ?? page ).querySelector(
		`.${ FORM.errorTextClass }`
	);
	// The form, and no word of an error: a cache's page, or a detour's.
	// Nothing says that the message arrived.
	if ( ! fresh || ( ! failure && fresh.querySelector( 'form' ) ) ) {
		const reason = failure?.querySelector( 'p' )?.textContent;
		tell( root, form, reason ?? words.failed )?.focus();
		return;
	}
	if ( failure ) {
		keepText( fresh, form, keepFiles );
	}
	teardown( root );
	root.replaceWith( fresh );
	refresh( fresh );
	if ( ! failure ) {
		attempts.set( root.id );
		void arrive( fresh );
	}
}

/** Adds what is sent beside the fields. */
function complete(
	root: HTMLElement,
	form: HTMLFormElement,
	data: Body,
	fields: readonly Field[]
): void {
	const number = form.dataset.brolgaNumber ?? '';
	const last = attempts.all()[ root.id ];
	const now = attempt( last, bodyOf( fields ), newKey );
	attempts.set( root.id, now );
	data.set( FORM.keyName, now.key );
	data.set( 'brolga_referrer', document.referrer );
	data.set(
		numbered( FORM.fieldsName, number ),
		JSON.stringify( descriptors( fields ) )
	);
	const hidden = fields.filter( ( field ) => field.hidden );
	if ( hidden.length ) {
		data.set(
			numbered( FORM.hiddenFieldsName, number ),
			JSON.stringify( hidden.map( ( { originalId } ) => originalId ) )
		);
	}
}

/** Sends what was typed, and returns the page that the server answers with. */
function deliver(
	root: HTMLElement,
	form: HTMLFormElement,
	data: Body,
	tokenFor: ReturnType< typeof guard >
): Promise< string > {
	return http
		.post(
			form.action,
			async ( refusal = '' ) => {
				const token = tokenIn( parse( refusal ) );
				if ( token ) {
					data.set( FORM.formTokenName, token.value );
				}
				data.set(
					FORM.spamTokenName,
					await tokenFor(
						String( data.get( FORM.formTokenName ) ?? '' )
					)
				);
				return data;
			},
			// A header has no letters but Latin ones, an anchor may.
			{ [ FORM.moduleHeader ]: encodeURI( root.id ) }
		)
		.catch( ( error: unknown ) => {
			if ( ! ( error instanceof http.HttpError ) ) {
				return '';
			}
			if ( error.status === KEY_TAKEN ) {
				attempts.set( root.id );
			}
			return error.body;
		} );
}

/** Says at each field what hinders the sending. */
function complainOf(
	problems: ReturnType< typeof validate >,
	fields: readonly Field[],
	elements: readonly HTMLElement[],
	words: Words
): void {
	elements.forEach( ( element, index ) => {
		const problem = problems.find(
			( { id } ) => id === fields[ index ]?.id
		);
		mark(
			element,
			problem && ( problem.reason ?? words[ problem.key ] ),
			problem?.key === 'fill_message'
		);
	} );
}

/** Moves the focus to what the server says; a wrong sum alone is just answered. */
function focusAnswer(
	root: HTMLElement,
	sum: HTMLElement | null,
	signal: AbortSignal
): void {
	const told = root.querySelector< HTMLElement >(
		'[data-brolga-errors],[data-brolga-success]'
	);
	focusOutcome(
		sum?.hasAttribute( 'aria-invalid' ) &&
			told?.querySelectorAll( 'li' ).length === 1
			? sum
			: told,
		signal
	);
}

/** Fetches what judges by the owner's limits; where it cannot be fetched, the server judges alone. */
const fetchJudge = (
	form: HTMLFormElement,
	asking: Promise< AskAgain | undefined > | undefined,
	signal: AbortSignal
): Promise< Complain | undefined > =>
	import( /* webpackIgnore: true */ '@brolga/fields' )
		.then( async ( { complaint, linkFields } ) => {
			await linkFields( form, signal );
			( await asking )?.();
			return complaint;
		} )
		.catch( () => undefined );

/** Fetches what asks fields when others call for them; where it cannot be fetched, the server asks. */
const fetchConditions = (
	form: HTMLFormElement,
	words: Words,
	tools: FieldTools,
	signal: AbortSignal
): Promise< AskAgain | undefined > =>
	import( /* webpackIgnore: true */ '@brolga/conditions' )
		.then( ( { conditionalFields } ) =>
			conditionalFields( form, answer, words, tools, signal )
		)
		.catch( () => undefined );

/** Fetches what lists files that were chosen, and keeps them; without it the browser names them. */
const fetchFiles = (
	form: HTMLFormElement,
	tools: FieldTools,
	signal: AbortSignal
): Promise< KeepFiles | undefined > =>
	import( /* webpackIgnore: true */ '@brolga/files' )
		.then( ( { fileFields, keepFiles } ) => {
			fileFields( form, tools, signal );
			return keepFiles;
		} )
		.catch( () => undefined );

/** Takes back what was wrong with a field, as soon as it is right. @see FORM-80 */
async function forgive(
	root: HTMLElement,
	form: HTMLFormElement,
	target: Element,
	judge: Promise< Complain | undefined > | undefined
): Promise< void > {
	const complain = await judge;
	const element = target.closest< HTMLElement >( FIELDS );
	// A field for files tells by itself what it has left out.
	if ( element?.querySelector( '[aria-invalid]:not([type=file])' ) ) {
		const field = fieldIn( typed( form ) )( element );
		if ( ! validate( [ field ], complain ).length ) {
			mark( element );
			withdraw( root, field.target );
		}
	}
}

mount( '[data-brolga-module="brolga/contact-form"]', ( root, { signal } ) => {
	const form = root.querySelector( 'form' );
	const sum = root.querySelector< HTMLInputElement >(
		'[data-brolga-captcha] input'
	);
	focusAnswer( root, sum, signal );
	if ( ! form ) {
		return;
	}

	const words = JSON.parse( form.dataset.brolgaMessages ?? '{}' ) as Words;
	const elements = [ ...form.querySelectorAll< HTMLElement >( FIELDS ) ];
	const tokenFor = guard( form, FORM.formTokenName, signal );
	const tools = { controlsOf, mark };
	const asking = form.querySelector( '[data-brolga-conditions]' )
		? fetchConditions( form, words, tools, signal )
		: undefined;
	const judge = form.querySelector( DEMANDING )
		? fetchJudge( form, asking, signal )
		: undefined;
	const listing = form.querySelector( '[type=file]' )
		? fetchFiles( form, tools, signal )
		: undefined;

	const send = async (): Promise< void > => {
		const askAgain = await asking;
		const complain = await judge;
		if ( isSubmitted( form ) ) {
			return;
		}
		askAgain?.();
		const data = typed( form );
		const fields = elements.map( fieldIn( data ) );
		const problems = hindrances( fields, sum, complain );
		complainOf( problems, fields, elements, words );
		tell(
			root,
			form,
			listed( summary( fields, problems, words ) )
		)?.focus();
		if ( ! problems.length ) {
			complete( root, form, data, fields );
			const free = busy( form, words.sending );
			const html = await deliver( root, form, data, tokenFor );
			free();
			show( root, form, html, words, await listing );
		}
	};

	form.addEventListener(
		'input',
		() =>
			config().preview ||
			http.tell( `${ config().rest }/forms/begun`, {
				form: tokenIn( form )?.value,
			} ),
		{ signal, once: true }
	);
	form.addEventListener(
		'input',
		( { target } ) => void forgive( root, form, target as Element, judge ),
		{ signal }
	);
	form.noValidate = true;
	followLines( root, signal );
	form.addEventListener(
		'submit',
		( event ) => {
			event.preventDefault();
			if ( config().preview ) {
				refuse( words.preview );
			} else if ( ! isSubmitted( form ) ) {
				void send();
			}
		},
		{ signal }
	);
} );
