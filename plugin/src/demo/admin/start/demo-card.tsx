/**
 * The demo: what an import adds and changes, how far it is, and the way back.
 */
import {
	Button,
	CheckboxControl,
	Notice,
	ProgressBar,
} from '@wordpress/components';
import { useRef, useState } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import type { DemoImport } from '@brolga/contracts';
import type { DemoStatus } from '../../rest';
import { Failure } from '../../../admin/failure';
import { isUnderWay, type Demo } from './use-demo';
import { adds, binsSamples, REASON, titleOf } from './words';

/** What may be ticked, and what it says. */
const options = ( {
	samples,
	title,
}: DemoStatus ): readonly {
	readonly name: keyof DemoImport;
	readonly label: string;
	readonly help?: string;
}[] => [
	{
		name: 'front',
		label: __( 'Use the demo’s homepage as my homepage', 'brolga' ),
	},
	{
		name: 'look',
		label: __(
			'Use the demo’s name, logo, menu, header, footer and settings',
			'brolga'
		),
		help: sprintf(
			/* translators: %s: the site's title. */
			__(
				'“%s” becomes “Fig & Ferry” until you remove the demo.',
				'brolga'
			),
			title
		),
	},
	{
		name: 'leads',
		label: __( 'Add sample leads and subscribers', 'brolga' ),
		help: __(
			'The people are fictional, and no emails are sent.',
			'brolga'
		),
	},
	...( samples > 0
		? [
				{
					name: 'samples' as const,
					label: binsSamples(),
				},
			]
		: [] ),
];

const Offer = ( {
	status,
	isWaiting,
	onStart,
}: Pick< Props, 'status' | 'isWaiting' > & {
	readonly onStart: ( choices: DemoImport ) => void;
} ) => {
	const [ choices, setChoices ] = useState< DemoImport >( {
		front: status.untouched,
		look: status.untouched,
		leads: status.untouched,
		samples: status.untouched && status.samples > 0,
	} );
	return (
		<>
			<p>
				{ __(
					'Fig & Ferry is a fictional nursery in Brisbane. Its site shows every block in use, and you can change anything.',
					'brolga'
				) }
			</p>
			{ status.counts && (
				<ul className="brolga-start__adds">
					{ adds( status.counts ).map( ( text ) => (
						<li key={ text }>{ text }</li>
					) ) }
				</ul>
			) }
			<p className="brolga-start__quiet">
				{ __(
					'Apart from what you choose below, nothing of yours is changed or deleted. If a URL is already taken, the demo page gets a different one.',
					'brolga'
				) }{ ' ' }
				{ __(
					'You can remove the demo at any time. Anything you have edited or used is kept.',
					'brolga'
				) }
			</p>
			{ status.theme !== 'brolga' && (
				<Notice status="warning" isDismissible={ false }>
					{ __(
						'The demo was made for the Brolga theme. It works with your theme too, but will look different.',
						'brolga'
					) }
				</Notice>
			) }
			<fieldset>
				<legend>{ __( 'Options', 'brolga' ) }</legend>
				{ options( status ).map( ( { name, label, help } ) => (
					<CheckboxControl
						key={ name }
						label={ label }
						help={ help }
						checked={ choices[ name ] }
						onChange={ ( value ) =>
							setChoices( { ...choices, [ name ]: value } )
						}
						__nextHasNoMarginBottom
					/>
				) ) }
			</fieldset>
			<Button
				variant="primary"
				disabled={ isWaiting }
				accessibleWhenDisabled
				onClick={ () => onStart( choices ) }
				__next40pxDefaultSize
			>
				{ __( 'Import the demo', 'brolga' ) }
			</Button>
		</>
	);
};

const Progress = ( { status }: { readonly status: DemoStatus } ) => (
	<>
		<p role="status">
			{ status.stage === 'undoing'
				? __( 'Removing the demo…', 'brolga' )
				: __( 'Importing the demo…', 'brolga' ) }
		</p>
		<ProgressBar
			className="brolga-start__bar"
			value={
				status.total > 0 ? ( 100 * status.done ) / status.total : 0
			}
		/>
		<p className="brolga-start__quiet">
			{ sprintf(
				/* translators: 1: a number, 2: another. */
				_n(
					'%1$d of %2$d step.',
					'%1$d of %2$d steps.',
					status.total,
					'brolga'
				),
				status.done,
				status.total
			) }{ ' ' }
			{ __(
				'You can close this page. Come back to it to continue.',
				'brolga'
			) }
		</p>
	</>
);

const KeptList = ( { kept }: Pick< DemoStatus, 'kept' > ) => (
	<Notice status="info" isDismissible={ false }>
		<p>
			{ sprintf(
				/* translators: %d: a number. */
				_n(
					'The demo has been removed. %d item was kept:',
					'The demo has been removed. %d items were kept:',
					kept.length,
					'brolga'
				),
				kept.length
			) }
		</p>
		<ul>
			{ kept.map( ( { title, reason, url }, index ) => (
				<li key={ index }>
					{ url === '' ? (
						titleOf( title )
					) : (
						<a href={ url }>{ title }</a>
					) }
					{ `: ${ REASON[ reason ] }` }
				</li>
			) ) }
		</ul>
	</Notice>
);

/** Takes the focus to what has just come. */
const focus = ( element: HTMLElement | null ): void => element?.focus();

interface Props {
	readonly demo: Demo;
	readonly status: DemoStatus;
	/** Whether the site is being set up, which changes the same settings. */
	readonly isWaiting: boolean;
}

/** What is left of a demo that was undone. */
const Undone = ( { kept }: { readonly kept: DemoStatus[ 'kept' ] } ) =>
	kept.length > 0 ? (
		<KeptList kept={ kept } />
	) : (
		<Notice status="success" isDismissible={ false }>
			{ __( 'The demo has been removed completely.', 'brolga' ) }
		</Notice>
	);

interface UndoProps extends Pick< Props, 'status' | 'isWaiting' > {
	/** Whether the owner is asked once more. */
	readonly asks: boolean;
	readonly onAsk: ( asks: boolean ) => void;
	readonly onUndo: () => void;
}

/** The way to the demo and out of it. */
const Undo = ( { status, isWaiting, asks, onAsk, onUndo }: UndoProps ) =>
	asks ? (
		<>
			<p>
				{ __(
					'Everything the import added is deleted permanently, and settings are restored. Anything you have edited or used since is kept.',
					'brolga'
				) }
			</p>
			<div className="brolga-start__actions">
				<Button
					variant="primary"
					isDestructive
					disabled={ isWaiting }
					accessibleWhenDisabled
					onClick={ onUndo }
					__next40pxDefaultSize
				>
					{ __( 'Remove the demo', 'brolga' ) }
				</Button>
				<Button
					variant="tertiary"
					ref={ focus }
					onClick={ () => onAsk( false ) }
					__next40pxDefaultSize
				>
					{ __( 'Keep', 'brolga' ) }
				</Button>
			</div>
		</>
	) : (
		<div className="brolga-start__actions">
			{ status.stage === 'imported' && (
				<Button
					variant="primary"
					href={ status.demo || status.home }
					__next40pxDefaultSize
				>
					{ __( 'Visit the demo', 'brolga' ) }
				</Button>
			) }
			<Button
				variant="secondary"
				onClick={ () => onAsk( true ) }
				__next40pxDefaultSize
			>
				{ __( 'Remove the demo', 'brolga' ) }
			</Button>
		</div>
	);

/**
 * @see START-4 START-7 START-9
 */
export function DemoCard( { demo, status, isWaiting }: Props ) {
	const [ asks, setAsks ] = useState( false );
	const heading = useRef< HTMLHeadingElement >( null );
	// The button that was pressed goes away: its place in the page is kept.
	const start = ( choices: DemoImport ): void => {
		heading.current?.focus();
		demo.start( choices );
	};
	const undo = (): void => {
		setAsks( false );
		heading.current?.focus();
		demo.undo();
	};
	const canUndo =
		status.stage === 'imported' ||
		( status.stage === 'importing' && demo.failure !== '' );
	return (
		<section
			className="brolga-start__card is-demo"
			aria-labelledby="brolga-start-demo"
		>
			<h2 id="brolga-start-demo" ref={ heading } tabIndex={ -1 }>
				{ __( 'Try the demo', 'brolga' ) }
			</h2>
			<Failure text={ demo.failure } onRetry={ demo.retry } />
			{ status.stage === 'undone' && <Undone kept={ status.kept } /> }
			{ isUnderWay( status ) && <Progress status={ status } /> }
			{ status.stage === 'imported' && (
				<p role="status">
					{ __( 'The demo is on your site.', 'brolga' ) }
				</p>
			) }
			{ ( status.stage === 'none' || status.stage === 'undone' ) && (
				<Offer
					status={ status }
					isWaiting={ isWaiting }
					onStart={ start }
				/>
			) }
			{ canUndo && (
				<Undo
					status={ status }
					isWaiting={ isWaiting }
					asks={ asks }
					onAsk={ setAsks }
					onUndo={ undo }
				/>
			) }
		</section>
	);
}
