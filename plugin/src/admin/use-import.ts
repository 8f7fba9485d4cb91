/**
 * A file on its way in: looked at, tried, taken.
 */
import { useState } from '@wordpress/element';
import * as rest from './rest/imports';
import type {
	FileLook,
	ImportChoice,
	ImportReport,
	Kind,
} from './rest/imports';
import { messageOf } from './rest/message';

interface FileImport {
	readonly file: File | undefined;
	/** What stands in it. */
	readonly look: FileLook | undefined;
	/** What is said about its rows. */
	readonly choice: ImportChoice;
	/** What a try has found, or what was taken. */
	readonly report: ImportReport | undefined;
	/** Whether it was taken. */
	readonly done: boolean;
	readonly busy: boolean;
	readonly error: string;
	readonly open: ( file: File | undefined ) => void;
	readonly choose: ( change: Partial< ImportChoice > ) => void;
	readonly run: ( what: 'try' | 'take' ) => void;
}

const NOTHING: ImportChoice = {
	mapping: [],
	list: 'newsletter',
	statement: '',
	dates: '',
	createLists: false,
};

/**
 * Brings a file in, step by step.
 *
 * @param kind   What its rows are.
 * @param onDone Called when rows were added.
 * @param list   Where rows without a list go, unless somebody changes it.
 */
export function useImport(
	kind: Kind,
	onDone: () => void,
	list: string = NOTHING.list
): FileImport {
	const [ file, setFile ] = useState< File >();
	const [ look, setLook ] = useState< FileLook >();
	const [ choice, setChoice ] = useState( {
		...NOTHING,
		list,
	} );
	const [ report, setReport ] = useState< ImportReport >();
	const [ done, setDone ] = useState( false );
	const [ busy, setBusy ] = useState( false );
	const [ error, setError ] = useState( '' );

	const attempt = async ( work: () => Promise< void > ): Promise< void > => {
		setBusy( true );
		setError( '' );
		await work().catch( ( reason: unknown ) =>
			setError( messageOf( reason ) )
		);
		setBusy( false );
	};
	// What was tried no longer holds when something else is chosen.
	const choose = ( change: Partial< ImportChoice > ): void => {
		setChoice( ( known ) => ( { ...known, ...change } ) );
		setReport( undefined );
	};
	const read = async ( chosen: File ): Promise< void > => {
		const found = await rest.look( kind, chosen );
		setFile( chosen );
		setLook( found );
		choose( { mapping: found.mapping, dates: '', createLists: false } );
	};
	const send = async ( of: File, what: 'try' | 'take' ): Promise< void > => {
		setReport( await rest.run( kind, of, what, choice, setReport ) );
		setDone( what === 'take' );
		if ( what === 'take' ) {
			onDone();
		}
	};

	return {
		...{ file, look, choice, report, done, busy, error, choose },
		open: ( chosen ) => void ( chosen && attempt( () => read( chosen ) ) ),
		run: ( what ) => void ( file && attempt( () => send( file, what ) ) ),
	};
}
