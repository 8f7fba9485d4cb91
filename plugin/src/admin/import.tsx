/**
 * The way in for a file: choose it, say what its columns are and how these
 * people agreed, try it, take it.
 */
import {
	Button,
	CheckboxControl,
	FormFileUpload,
	Modal,
	Notice,
	SelectControl,
	TextareaControl,
	TextControl,
} from '@wordpress/components';
import { __, _n, _x, sprintf } from '@wordpress/i18n';
import { UNDECIDED } from './rest/imports';
import type {
	FileLook,
	ImportChoice,
	ImportReport,
	Kind,
} from './rest/imports';
import { useImport } from './use-import';

/** What a report says, in sentences. */
const told = (
	{ added, silenced, known, repeated, refused }: ImportReport,
	isTry: boolean,
	kind: Kind
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
		kind === 'subscribers' &&
			added > 0 &&
			sprintf(
				/* translators: %d: a number of people. */
				_n(
					'%d person can be emailed.',
					'%d people can be emailed.',
					added - silenced,
					'brolga'
				),
				added - silenced
			),
		silenced > 0 &&
			sprintf(
				/* translators: %d: a number of people. */
				_n(
					'%d person has unsubscribed and will not be emailed.',
					'%d people have unsubscribed and will not be emailed.',
					silenced,
					'brolga'
				),
				silenced
			),
		known > 0 &&
			sprintf(
				/* translators: %d: a number of rows. */
				_n(
					'%d row already exists and will not change.',
					'%d rows already exist and will not change.',
					known,
					'brolga'
				),
				known
			),
		repeated > 0 &&
			sprintf(
				/* translators: %d: a number of rows. */
				_n(
					'%d row repeats another row of this file and is skipped.',
					'%d rows repeat other rows of this file and are skipped.',
					repeated,
					'brolga'
				),
				repeated
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
	kind,
}: {
	readonly report: ImportReport;
	readonly isTry: boolean;
	readonly kind: Kind;
} ) => (
	<Notice
		status={ report.refused > 0 ? 'warning' : 'success' }
		isDismissible={ false }
	>
		<p>{ told( report, isTry, kind ) }</p>
		{ report.refusals.length > 0 && (
			<ul>
				{ report.refusals.map( ( { row, reason } ) => (
					<li key={ row }>
						{ sprintf(
							/* translators: 1: the number of a row, 2: why it is refused. */
							__( 'Row %1$d: %2$s', 'brolga' ),
							row,
							reason
						) }
					</li>
				) ) }
				{ report.refused > report.refusals.length && (
					<li>
						{ sprintf(
							/* translators: %d: a number of rows. */
							_n(
								'and %d more row.',
								'and %d more rows.',
								report.refused - report.refusals.length,
								'brolga'
							),
							report.refused - report.refusals.length
						) }
					</li>
				) }
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
			'Choose a CSV file exported from Brolga or another form plugin. Leads keep their original date, no emails are sent and duplicates are skipped.',
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
				help={
					look.mapping[ index ] === UNDECIDED
						? __(
								'This column may say who agreed to emails. If so, choose Status.',
								'brolga'
							)
						: look.sample
								.map( ( row ) => row[ index ] )
								.filter( Boolean )
								.slice( 0, 3 )
								.join( ' · ' )
				}
				value={ mapping[ index ] ?? '' }
				options={ [
					...( mapping[ index ] === UNDECIDED
						? [
								{
									value: UNDECIDED,
									label: __( 'Choose…', 'brolga' ),
								},
							]
						: [] ),
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
	readonly choice: ImportChoice;
	readonly noteOn: Props[ 'noteOn' ];
	readonly onChoose: ( change: Partial< ImportChoice > ) => void;
}

/** Which list they come to, what there is to say of it, and how they agreed. */
const Proof = ( { choice, noteOn, onChoose }: ProofProps ) => (
	<>
		<TextControl
			label={ __( 'List', 'brolga' ) }
			help={ __( 'Used for rows without a list.', 'brolga' ) }
			value={ choice.list }
			onChange={ ( list ) => onChoose( { list } ) }
			__next40pxDefaultSize
			__nextHasNoMarginBottom
		/>
		{ noteOn && <p>{ noteOn( choice.list.trim() ) }</p> }
		<TextareaControl
			label={ __(
				'How did these people agree to your emails?',
				'brolga'
			) }
			help={ __(
				'For example: “Signed the form at our stall, 12 October 2026”. The text is kept with each subscriber as proof of consent, which anti-spam laws require.',
				'brolga'
			) }
			value={ choice.statement }
			onChange={ ( statement ) => onChoose( { statement } ) }
			__nextHasNoMarginBottom
		/>
	</>
);

interface DoubtsProps {
	readonly look: FileLook;
	readonly choice: ImportChoice;
	readonly onChoose: ( change: Partial< ImportChoice > ) => void;
}

/** What the file leaves open. */
const Doubts = ( { look, choice, onChoose }: DoubtsProps ) => (
	<>
		{ look.date !== '' && (
			<SelectControl
				label={ sprintf(
					/* translators: %s: a date, for instance 03/04/2026. */
					__( 'In dates like %s, what comes first?', 'brolga' ),
					look.date
				) }
				value={ choice.dates }
				options={ [
					{ value: '', label: __( 'Choose…', 'brolga' ) },
					{ value: 'day', label: __( 'The day', 'brolga' ) },
					{ value: 'month', label: __( 'The month', 'brolga' ) },
				] }
				onChange={ ( dates ) => onChoose( { dates } ) }
				__next40pxDefaultSize
				__nextHasNoMarginBottom
			/>
		) }
		{ look.missing.length > 0 && (
			<CheckboxControl
				label={ sprintf(
					/* translators: %s: names of lists. */
					_n(
						'Create the list %s',
						'Create the lists %s',
						look.missing.length,
						'brolga'
					),
					look.missing.map( ( name ) => `“${ name }”` ).join( ', ' )
				) }
				help={ __(
					'The file names lists that do not exist yet. Their rows are only imported if you create the lists.',
					'brolga'
				) }
				checked={ choice.createLists }
				onChange={ ( createLists ) => onChoose( { createLists } ) }
				__nextHasNoMarginBottom
			/>
		) }
	</>
);

/** Whether all is said that has to be said before anything is done. */
const isReady = ( kind: Kind, look: FileLook, choice: ImportChoice ): boolean =>
	! choice.mapping.includes( UNDECIDED ) &&
	( look.date === '' || choice.dates !== '' ) &&
	( kind !== 'subscribers' || choice.statement.trim() !== '' );

interface ActionsProps {
	/** What a try has found. */
	readonly report: ImportReport | undefined;
	readonly busy: boolean;
	/** Whether all is said. */
	readonly isComplete: boolean;
	readonly onRun: ( what: 'try' | 'take' ) => void;
}

/** Nothing is imported that was not tried. */
const Actions = ( { report, busy, isComplete, onRun }: ActionsProps ) => (
	<>
		<Button
			variant={ report ? 'secondary' : 'primary' }
			isBusy={ busy }
			disabled={ busy || ! isComplete }
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
	/** Where rows without a list go, unless somebody changes it. */
	readonly list?: string | undefined;
	/** What there is to say of a list. */
	readonly noteOn?: ( ( list: string ) => string ) | undefined;
	readonly onClose: () => void;
	/** Called when people were added. */
	readonly onDone: () => void;
}

export function Import( { kind, list, noteOn, onClose, onDone }: Props ) {
	const { file, look, choice, report, done, busy, error, ...use } = useImport(
		kind,
		onDone,
		list
	);
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
					className={ look ? 'is-secondary' : 'is-primary' }
					__next40pxDefaultSize
					onChange={ ( event ) =>
						use.open( event.currentTarget.files?.[ 0 ] )
					}
				>
					{ file ? file.name : __( 'Choose a file', 'brolga' ) }
				</FormFileUpload>
				{ error !== '' && (
					<Notice status="error" isDismissible={ false }>
						{ error }
					</Notice>
				) }
				{ look && ! done && (
					<Columns
						look={ look }
						mapping={ choice.mapping }
						onChange={ ( mapping ) => use.choose( { mapping } ) }
					/>
				) }
				{ look && ! done && (
					<Doubts
						look={ look }
						choice={ choice }
						onChoose={ use.choose }
					/>
				) }
				{ look && ! done && kind === 'subscribers' && (
					<Proof
						choice={ choice }
						noteOn={ noteOn }
						onChoose={ use.choose }
					/>
				) }
				{ report && (
					<Report report={ report } isTry={ ! done } kind={ kind } />
				) }
				<div className="brolga-import__actions">
					{ look && ! done && (
						<Actions
							report={ report }
							busy={ busy }
							isComplete={ isReady( kind, look, choice ) }
							onRun={ use.run }
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
