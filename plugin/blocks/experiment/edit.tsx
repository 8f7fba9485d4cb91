/**
 * A test as its owner works on it: one variant at a time, picked in a bar above
 * it; who takes part, and what decides it, in the sidebar.
 */
import {
	InspectorControls,
	store as blockEditorStore,
	useBlockProps,
	useInnerBlocksProps,
} from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import {
	ExternalLink,
	PanelBody,
	RangeControl,
	TextControl,
} from '@wordpress/components';
import { useDispatch } from '@wordpress/data';
import { __, _x, sprintf } from '@wordpress/i18n';
import {
	ActiveChildProvider,
	NoAppender,
	useActiveChild,
	type ActiveChildState,
	type Child,
	type Template,
} from '@brolga/editor';
import {
	AudienceFields,
	GoalField,
	keyOf,
	letterOf,
	previewOf,
	ScheduleFields,
	sharesOf,
	StatusNote,
	testName,
	TROUBLES,
	useBeginning,
	useSaving,
	useTestNumber,
	useTestState,
	useVariantNumbers,
	VARIANT,
	variantName,
	VariantTools,
	type BlockEditorActions,
	type BlockOfTest,
	type TestState,
} from '@brolga/editor-experiments';
import type { ExperimentAttributes } from '../../src/contracts/attributes';

const BLOCK = 'wp-block-brolga-experiment';

const TEMPLATE: Template[] = [
	[ VARIANT, { lock: { remove: true, move: true } } ],
	[ VARIANT, { number: 1 } ],
];

type Props = Pick<
	BlockEditProps< ExperimentAttributes >,
	'attributes' | 'setAttributes'
>;

const numberOf = ( { attributes }: Child ): number =>
	Number( attributes.number );

const nameOf = ( variant: Child ): string =>
	variantName( numberOf( variant ), String( variant.attributes.label ) );

const sharesFor = ( variants: readonly Child[] ): number[] =>
	sharesOf(
		variants.map( ( { attributes } ) => Number( attributes.weight ) )
	);

/** A share as people write it: 33.3%. */
const percent = ( share: number ): string =>
	/* translators: %s: a number, for instance 33.3. */
	sprintf( _x( '%s%%', 'share of visitors', 'brolga' ), String( share ) );

/** The bar above the variants: which of them is shown. */
function Bar( {
	attributes: { name, number },
	variants,
	onStart,
	trouble,
}: {
	readonly attributes: ExperimentAttributes;
	readonly variants: ActiveChildState;
	/** Starts it, where it waits for that. */
	readonly onStart: ( () => void ) | undefined;
	readonly trouble: string | undefined;
} ) {
	const shares = sharesFor( variants.children );
	return (
		<div className={ `${ BLOCK }__bar` }>
			<strong className={ `${ BLOCK }__name` }>
				{ testName( name, number ) }
			</strong>
			<div
				className={ `${ BLOCK }__variants` }
				role="group"
				aria-label={ __( 'Variants', 'brolga' ) }
			>
				{ variants.children.map( ( variant, index ) => (
					<button
						key={ variant.clientId }
						type="button"
						className={ `${ BLOCK }__variant` }
						aria-pressed={ variant.clientId === variants.active }
						onClick={ () => variants.activate( variant.clientId ) }
					>
						<b>{ letterOf( numberOf( variant ) ) }</b>
						<span>{ nameOf( variant ) }</span>
						<small>{ percent( shares[ index ] ?? 0 ) }</small>
					</button>
				) ) }
			</div>
			{ onStart && (
				<div className={ `${ BLOCK }__start` }>
					<span>
						{ _x(
							'Draft',
							'a test that has not started',
							'brolga'
						) }
					</span>
					<button type="button" onClick={ onStart }>
						{ __( 'Start test', 'brolga' ) }
					</button>
				</div>
			) }
			{ trouble && (
				<p className={ `${ BLOCK }__trouble` }>{ trouble }</p>
			) }
		</div>
	);
}

const GoalPanel = ( { attributes, setAttributes }: Props ) => (
	<PanelBody title={ _x( 'Test', 'noun', 'brolga' ) }>
		<TextControl
			label={ __( 'Name', 'brolga' ) }
			help={ __(
				'For you and the reports. Visitors don’t see it.',
				'brolga'
			) }
			placeholder={ testName( '', attributes.number ) }
			value={ attributes.name }
			onChange={ ( name ) => setAttributes( { name } ) }
			__next40pxDefaultSize
		/>
		<GoalField
			value={ attributes.goal }
			test={
				attributes.number > 0
					? keyOf( attributes.post, attributes.number )
					: undefined
			}
			onChange={ ( goal ) => setAttributes( { goal } ) }
		/>
	</PanelBody>
);

/** Names, weights and previews of the variants. */
function VariantsPanel( {
	attributes: { post, number },
	variants,
	place,
}: {
	readonly attributes: ExperimentAttributes;
	readonly variants: readonly Child[];
	readonly place: TestState[ 'place' ];
} ) {
	const actions = useDispatch(
		blockEditorStore
	) as unknown as BlockEditorActions;
	const shares = sharesFor( variants );
	return (
		<PanelBody title={ __( 'Variants', 'brolga' ) }>
			{ variants.map( ( variant, index ) => (
				<div
					key={ variant.clientId }
					className={ `${ BLOCK }-setting` }
				>
					<RangeControl
						label={ sprintf(
							/* translators: 1: a variant's letter; 2: its name; 3: its share of visitors, e.g. 50%. */
							__( '%1$s: %2$s, %3$s of visitors', 'brolga' ),
							letterOf( numberOf( variant ) ),
							nameOf( variant ),
							percent( shares[ index ] ?? 0 )
						) }
						value={ Number( variant.attributes.weight ) }
						min={ 0 }
						max={ 100 }
						onChange={ ( weight ) =>
							actions.updateBlockAttributes( variant.clientId, {
								weight: weight ?? 50,
							} )
						}
						__next40pxDefaultSize
					/>
					{ place.address !== '' && number > 0 && (
						<ExternalLink
							href={ previewOf(
								place.address,
								keyOf( post, number ),
								numberOf( variant )
							) }
						>
							{ sprintf(
								/* translators: %s: the variant's letter. */
								__( 'Preview %s', 'brolga' ),
								letterOf( numberOf( variant ) )
							) }
						</ExternalLink>
					) }
				</div>
			) ) }
			<p>
				{ __(
					'Previews show the page as it was last saved. They are never counted.',
					'brolga'
				) }
			</p>
		</PanelBody>
	);
}

const AudiencePanel = ( props: Props ) => (
	<PanelBody title={ __( 'Audience', 'brolga' ) } initialOpen={ false }>
		<AudienceFields { ...props } />
	</PanelBody>
);

const SchedulePanel = ( props: Props ) => (
	<PanelBody title={ __( 'Schedule', 'brolga' ) } initialOpen={ false }>
		<ScheduleFields { ...props } />
	</PanelBody>
);

export const Edit = ( {
	attributes,
	setAttributes,
	clientId,
}: BlockEditProps< ExperimentAttributes > ) => {
	const variants = useActiveChild( clientId );
	const { place, nested, troubles } = useTestState( clientId, attributes );
	useBeginning(
		attributes.number === 0,
		variants.children[ 0 ]?.clientId,
		variants.active
	);
	useTestNumber( clientId, attributes, place, nested );
	useVariantNumbers(
		clientId,
		attributes,
		variants.children as readonly BlockOfTest[]
	);
	const save = useSaving();
	const start = (): void => {
		setAttributes( { draft: false } );
		if ( place.published && place.isOwn ) {
			save();
		}
	};
	const shown = variants.children.find(
		( variant ) => variant.clientId === variants.active
	);
	const blockProps = useBlockProps();
	const { children, ...inner } = useInnerBlocksProps(
		{ className: `${ BLOCK }__content` },
		{
			allowedBlocks: [ VARIANT ],
			template: TEMPLATE,
			renderAppender: NoAppender,
			orientation: 'horizontal',
		}
	);
	const refusal = troubles.find(
		( trouble ) => trouble === 'nested' || trouble === 'file'
	);
	const panel = { attributes, setAttributes };

	return (
		<div { ...blockProps }>
			<VariantTools
				test={ clientId }
				variant={ variants.active }
				isControl={ ! shown || numberOf( shown ) === 0 }
			/>
			<InspectorControls>
				<div className={ `${ BLOCK }-status` }>
					<StatusNote troubles={ troubles } onStart={ start } />
				</div>
				<GoalPanel { ...panel } />
				<VariantsPanel
					attributes={ attributes }
					variants={ variants.children }
					place={ place }
				/>
				<AudiencePanel { ...panel } />
				<SchedulePanel { ...panel } />
			</InspectorControls>
			<Bar
				attributes={ attributes }
				variants={ variants }
				onStart={ troubles.includes( 'unstarted' ) ? start : undefined }
				trouble={ refusal && TROUBLES[ refusal ] }
			/>
			<div { ...inner }>
				<ActiveChildProvider value={ variants.active }>
					{ children }
				</ActiveChildProvider>
			</div>
		</div>
	);
};
