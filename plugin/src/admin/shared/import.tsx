/**
 * The way in for a file: choose it, say what its columns are and how these
 * people agreed, try it, take it.
 */
import {
	Button,
	FormFileUpload,
	Modal,
	Notice,
	SelectControl,
	TextareaControl,
	TextControl,
} from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __, _n, _x, sprintf } from '@wordpress/i18n';
import * as rest from '../../rest/imports';
import { messageOf } from '../../rest/message';
import type { FileLook, ImportReport, Kind } from '../../rest/imports';

/** What a report says, in sentences. */
const told = (
	{ added, known, refused }: ImportReport,
	isTry: boolean
): string =>
	[
		isTry
			? sprintf(
					/* translators: %d: a number of rows. */
					_n(
						'%d row would be imported.',
						'%d rows would be imported.',
						added,
						'brolga'
					),
					added
				)
			: sprintf(
					/* translators: %d: a number of rows. */
					_n(
						'%d row was imported.',
						'%d rows were imported.',
						added,
						'brolga'
					),
					added
				),
		known > 0 &&
			sprintf(
				/* translators: %d: a number of rows. */
				_n(
					'%d already exists and will not change.',
					'%d already exist and will not change.',
					known,
					'brolga'
				),
				known
			),
		refused > 0 &&
			sprintf(
				/* translators: %d: a number of rows. */
				_n(
					'%d row cannot be imported:',
					'%d rows cannot be imported:',
					refused,
					'brolga'
				),
				refused
			),
	]
		.filter( Boolean )
		.join( ' ' );

const Report = ( {
	report,
	isTry,
}: {
	readonly report: ImportReport;
	readonly isTry: boolean;
} ) => (
	<Notice
		status={ report.refused > 0 ? 'warning' : 'success' }
		isDismissible={ false }
	>
		<p>{ told( report, isTry ) }</p>
		{ report.refusals.length > 0 && (
			<ul>
				{ report.refusals.slice( 0, 10 ).map( ( { row, reason } ) => (
					<li key={ row }>
						{ sprintf(
							/* translators: 1: the number of a row, 2: why it is refused. */
							__( 'Row %1$d: %2$s', 'brolga' ),
							row,
							reason
						) }
					</li>
				) ) }
			</ul>
		) }
	</Notice>
);

/** What is said about each kind of file. */
const ABOUT: Readonly<
	Record< Kind, { readonly title: string; readonly text: string } >
> = {
	subscribers: {
		title: __( 'Import subscribers', 'brolga' ),
		text: __(
			'Choose a CSV file from a spreadsheet or another newsletter service. People who have unsubscribed are not added again.',
			'brolga'
		),
	},
	leads: {
		title: __( 'Import leads', 'brolga' ),
		text: __(
			'Choose a CSV file exported from Brolga or from another form plugin. Leads keep their original date, no emails are sent and duplicates are skipped.',
			'brolga'
		),
	},
};

interface ColumnsProps {
	readonly look: FileLook;
	/** What each column becomes. */
	readonly mapping: readonly string[];
	readonly onChange: ( mapping: readonly string[] ) => void;
}

/** What becomes of each column, with the first that stands in it. */
const Columns = ( { look, mapping, onChange }: ColumnsProps ) => (
	<div className="brolga-import__columns">
		{ look.columns.map( ( column, index ) => (
			<SelectControl
				key={ index }
				label={ column || __( 'Unnamed column', 'brolga' ) }
				help={ look.sample
					.map( ( row ) => row[ index ] )
					.filter( Boolean )
					.slice( 0, 3 )
					.join( ' · ' ) }
				value={ mapping[ index ] ?? '' }
				options={ [
					...Object.entries( look.targets ).map(
						( [ value, label ] ) => ( {
							value,
							label,
						} )
					),
					{
						value: 'field',
						label: __( 'Keep as its own field', 'brolga' ),
					},
					{
						value: '',
						label: __( 'Do not import', 'brolga' ),
					},
				] }
				onChange={ ( target ) =>
					onChange(
						mapping.map( ( known, at ) =>
							at === index ? target : known
						)
					)
				}
				__next40pxDefaultSize
				__nextHasNoMarginBottom
			/>
		) ) }
	</div>
);

interface ProofProps {
	readonly list: string;
	readonly statement: string;
	readonly onList: ( list: string ) => void;
	readonly onStatement: ( statement: string ) => void;
}

/** Which list they come to, and how they agreed. */
const Proof = ( { list, statement, onList, onStatement }: ProofProps ) => (
	<>
		<TextControl
			label={ __( 'List', 'brolga' ) }
			help={ __( 'Used for rows without one.', 'brolga' ) }
			value={ list }
			onChange={ onList }
			__next40pxDefaultSize
			__nextHasNoMarginBottom
		/>
		<TextareaControl
			label={ __(
				'How did these people agree to your emails?',
				'brolga'
			) }
			help={ __(
				'For example: “Signed the form at our stall, 12 October 2026”. It is kept with each subscriber as proof of consent, which anti-spam laws require.',
				'brolga'
			) }
			value={ statement }
			onChange={ onStatement }
			__nextHasNoMarginBottom
		/>
	</>
);

interface ActionsProps {
	/** What a try has found. */
	readonly report: ImportReport | undefined;
	readonly busy: boolean;
	readonly isReady: boolean;
	readonly onRun: ( what: 'try' | 'take' ) => void;
}

/** Nothing is imported that was not tried. */
const Actions = ( { report, busy, isReady, onRun }: ActionsProps ) => (
	<>
		<Button
			variant={ report ? 'secondary' : 'primary' }
			isBusy={ busy }
			disabled={ busy || ! isReady }
			accessibleWhenDisabled
			onClick={ () => onRun( 'try' ) }
			__next40pxDefaultSize
		>
			{ __( 'Test import', 'brolga' ) }
		</Button>
		{ report && (
			<Button
				variant="primary"
				isBusy={ busy }
				disabled={ busy || report.added === 0 }
				accessibleWhenDisabled
				onClick={ () => onRun( 'take' ) }
				__next40pxDefaultSize
			>
				{ __( 'Import', 'brolga' ) }
			</Button>
		) }
	</>
);

interface Props {
	readonly kind: Kind;
	readonly onClose: () => void;
	/** Called when people were added. */
	readonly onDone: () => void;
}

export function Import( { kind, onClose, onDone }: Props ) {
	const [ file, setFile ] = useState< File >();
	const [ shown, setShown ] = useState< FileLook >();
	const [ mapping, setMapping ] = useState< readonly string[] >( [] );
	const [ list, setList ] = useState( 'newsletter' );
	const [ statement, setStatement ] = useState( '' );
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
	const choose = ( chosen: File | undefined ): void => {
		if ( ! chosen ) {
			return;
		}
		void attempt( async () => {
			const found = await rest.look( kind, chosen );
			setFile( chosen );
			setShown( found );
			setMapping( found.mapping );
			setReport( undefined );
		} );
	};
	const run = ( what: 'try' | 'take' ): void => {
		if ( ! file ) {
			return;
		}
		void attempt( async () => {
			const choice = { mapping, list, statement };
			setReport( await rest.run( kind, file, what, choice, setReport ) );
			setDone( what === 'take' );
			if ( what === 'take' ) {
				onDone();
			}
		} );
	};
	/** What was tried no longer holds when something else is chosen. */
	const changed =
		< T, >( set: ( value: T ) => void ) =>
		( value: T ): void => {
			set( value );
			setReport( undefined );
		};

	return (
		<Modal
			title={ ABOUT[ kind ].title }
			onRequestClose={ onClose }
			size="large"
		>
			<div className="brolga-import">
				<p>{ ABOUT[ kind ].text }</p>
				<FormFileUpload
					accept=".csv,.tsv,.txt,text/csv"
					className={ shown ? 'is-secondary' : 'is-primary' }
					__next40pxDefaultSize
					onChange={ ( event ) =>
						choose( event.currentTarget.files?.[ 0 ] )
					}
				>
					{ file ? file.name : __( 'Choose a file', 'brolga' ) }
				</FormFileUpload>
				{ error !== '' && (
					<Notice status="error" isDismissible={ false }>
						{ error }
					</Notice>
				) }
				{ shown && ! done && (
					<>
						<Columns
							look={ shown }
							mapping={ mapping }
							onChange={ changed( setMapping ) }
						/>
						{ kind === 'subscribers' && (
							<Proof
								list={ list }
								statement={ statement }
								onList={ changed( setList ) }
								onStatement={ changed( setStatement ) }
							/>
						) }
					</>
				) }
				{ report && <Report report={ report } isTry={ ! done } /> }
				<div className="brolga-import__actions">
					{ shown && ! done && (
						<Actions
							report={ report }
							busy={ busy }
							isReady={
								kind !== 'subscribers' ||
								statement.trim() !== ''
							}
							onRun={ run }
						/>
					) }
					{ done && (
						<Button
							variant="primary"
							onClick={ onClose }
							__next40pxDefaultSize
						>
							{ _x( 'Done', 'button that closes', 'brolga' ) }
						</Button>
					) }
				</div>
			</div>
		</Modal>
	);
}
