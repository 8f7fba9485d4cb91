/**
 * The sidebar of a testimonial: who said it, and its design.
 */
import type { BlockEditProps } from '@wordpress/blocks';
import {
	Flex,
	PanelBody,
	RangeControl,
	SelectControl,
	TextControl,
} from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { MediaRemove } from '@brolga/editor';
import type { TestimonialAttributes } from '../../src/contracts/attributes';

/** Whose settings they are. */
export type SettingsProps = Pick<
	BlockEditProps< TestimonialAttributes >,
	'attributes' | 'setAttributes'
>;

const AuthorSettings = ( { attributes, setAttributes }: SettingsProps ) => (
	<PanelBody title={ __( 'Who said it', 'brolga' ) }>
		<Flex direction="column" gap={ 4 } align="stretch">
			<RangeControl
				label={ __( 'Stars', 'brolga' ) }
				help={ __( 'Enter 0 to hide the stars.', 'brolga' ) }
				value={ attributes.rating }
				min={ 0 }
				max={ 5 }
				onChange={ ( rating ) =>
					setAttributes( { rating: rating ?? 0 } )
				}
				__next40pxDefaultSize
			/>
			<TextControl
				type="url"
				label={ __( 'Company website', 'brolga' ) }
				value={ attributes.companyUrl }
				onChange={ ( companyUrl ) => setAttributes( { companyUrl } ) }
				__next40pxDefaultSize
			/>
			{ attributes.portraitUrl !== '' && (
				<>
					<TextControl
						label={ __( 'Alternative text', 'brolga' ) }
						help={ __(
							'Leave empty if the name beside the portrait is enough.',
							'brolga'
						) }
						value={ attributes.portraitAlt }
						onChange={ ( portraitAlt ) =>
							setAttributes( { portraitAlt } )
						}
						__next40pxDefaultSize
					/>
					<MediaRemove
						label={ __( 'Remove portrait', 'brolga' ) }
						onClick={ () =>
							setAttributes( {
								portraitId: 0,
								portraitUrl: '',
								portraitAlt: '',
							} )
						}
					/>
				</>
			) }
		</Flex>
	</PanelBody>
);

const DesignSettings = ( { attributes, setAttributes }: SettingsProps ) => (
	<PanelBody title={ __( 'Design', 'brolga' ) }>
		<SelectControl
			label={ __( 'Design', 'brolga' ) }
			value={ attributes.design }
			options={ [
				{ value: 'plain', label: __( 'Plain', 'brolga' ) },
				{ value: 'card', label: __( 'Card', 'brolga' ) },
				{ value: 'large', label: __( 'Large, centered', 'brolga' ) },
				{
					value: 'side',
					label: __( 'Portrait to the side', 'brolga' ),
				},
			] }
			onChange={ ( design ) => setAttributes( { design } ) }
			__next40pxDefaultSize
		/>
	</PanelBody>
);

/**
 * All panels.
 *
 * @param props See SettingsProps.
 */
export const Settings = ( props: SettingsProps ) => (
	<>
		<AuthorSettings { ...props } />
		<DesignSettings { ...props } />
	</>
);
