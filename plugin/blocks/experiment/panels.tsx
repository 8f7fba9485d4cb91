/**
 * The sidebar of a test: whether it counts, its goal, its variants, who takes part
 * and when.
 */
import { store as blockEditorStore } from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import {
	ExternalLink,
	PanelBody,
	RangeControl,
	TextControl,
} from '@wordpress/components';
import { useDispatch, useSelect } from '@wordpress/data';
import { __, _x, sprintf } from '@wordpress/i18n';
import {
	AudienceFields,
	blockEditor,
	GoalField,
	keyOf,
	letterOf,
	nameOf,
	numberOf,
	previewOf,
	ScheduleFields,
	shareWords,
	StatusNote,
	testName,
	useStart,
	useTestState,
	type BlockEditorActions,
} from '@brolga/editor-ab-tests';
import type { ExperimentAttributes } from '../../src/contracts/attributes';

const BLOCK = 'wp-block-brolga-experiment';

type SettingsProps = Pick<
	BlockEditProps< ExperimentAttributes >,
	'attributes' | 'setAttributes' | 'clientId'
>;

type Props = Omit< SettingsProps, 'clientId' >;

const GoalPanel = ( {
	attributes,
	setAttributes,
	clientId,
	title,
}: SettingsProps & { readonly title: string } ) => (
	<PanelBody title={ _x( 'Test', 'noun', 'brolga' ) }>
		<TextControl
			label={ __( 'Name', 'brolga' ) }
			help={ __(
				'For you and the reports. Visitors do not see the name.',
				'brolga'
			) }
			placeholder={ testName( '', attributes.number, title ) }
			value={ attributes.name }
			onChange={ ( name ) => setAttributes( { name } ) }
			__next40pxDefaultSize
		/>
		<GoalField
			attributes={ attributes }
			setAttributes={ ( { goalForms, ...change } ) =>
				setAttributes( {
					...change,
					...( goalForms && { goalForms: [ ...goalForms ] } ),
				} )
			}
			clientId={ clientId }
			test={
				attributes.number > 0
					? keyOf( attributes.post, attributes.number )
					: undefined
			}
		/>
	</PanelBody>
);

/** Names, weights and previews of the variants. */
function VariantsPanel( {
	clientId,
	attributes: { post, number },
	address,
}: Pick< SettingsProps, 'clientId' | 'attributes' > & {
	/** Of a page that shows them; empty where none is known. */
	readonly address: string;
} ) {
	const variants = useSelect(
		( select ) => blockEditor( select ).getBlocks( clientId ),
		[ clientId ]
	);
	const actions = useDispatch(
		blockEditorStore
	) as unknown as BlockEditorActions;
	const shares = shareWords( variants );
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
							shares[ index ] ?? ''
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
					{ address !== '' && number > 0 && (
						<ExternalLink
							href={ previewOf(
								address,
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

/**
 * All panels.
 *
 * @param props               See SettingsProps.
 * @param props.attributes
 * @param props.setAttributes
 * @param props.clientId
 */
export const Settings = ( {
	attributes,
	setAttributes,
	clientId,
}: SettingsProps ) => {
	const { place, troubles } = useTestState( clientId, attributes );
	const start = useStart( place, setAttributes );
	const panel = { attributes, setAttributes };
	return (
		<>
			<div className={ `${ BLOCK }-status` }>
				<StatusNote
					troubles={ troubles }
					test={ keyOf( attributes.post, attributes.number ) }
					place={ place }
					onStart={ start }
				/>
			</div>
			<GoalPanel
				{ ...panel }
				clientId={ clientId }
				title={ place.title }
			/>
			<VariantsPanel
				clientId={ clientId }
				attributes={ attributes }
				address={ place.address }
			/>
			<AudiencePanel { ...panel } />
			<SchedulePanel { ...panel } />
		</>
	);
};
