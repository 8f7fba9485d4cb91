/**
 * Who takes part in a test, and when: the same for every kind of test.
 *
 * @see AB-50
 */
import { SelectControl, TextControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';

export interface Target {
	readonly device: '' | 'phone' | 'tablet' | 'desktop';
	readonly visitors: '' | 'new' | 'returning';
	readonly campaign: string;
	readonly group: string;
	readonly starts: string;
	readonly ends: string;
}

interface Props {
	readonly attributes: Target;
	readonly setAttributes: ( change: Partial< Target > ) => void;
}

export const AudienceFields = ( { attributes, setAttributes }: Props ) => (
	<>
		<p>
			{ __(
				'All other visitors see the control and are not counted.',
				'brolga'
			) }
		</p>
		<SelectControl
			label={ __( 'Device', 'brolga' ) }
			value={ attributes.device }
			options={ [
				{ value: '', label: __( 'All devices', 'brolga' ) },
				{ value: 'phone', label: __( 'Phones', 'brolga' ) },
				{ value: 'tablet', label: __( 'Tablets', 'brolga' ) },
				{ value: 'desktop', label: __( 'Desktops', 'brolga' ) },
			] }
			onChange={ ( device ) => setAttributes( { device } ) }
			__next40pxDefaultSize
		/>
		<SelectControl
			label={ __( 'Visitors', 'brolga' ) }
			help={ __(
				'Returning visitors have taken part in a test on this site before.',
				'brolga'
			) }
			value={ attributes.visitors }
			options={ [
				{ value: '', label: __( 'All visitors', 'brolga' ) },
				{ value: 'new', label: __( 'New visitors', 'brolga' ) },
				{
					value: 'returning',
					label: __( 'Returning visitors', 'brolga' ),
				},
			] }
			onChange={ ( visitors ) => setAttributes( { visitors } ) }
			__next40pxDefaultSize
		/>
		<TextControl
			label={ __( 'Campaign', 'brolga' ) }
			help={ __(
				'Only visitors whose link to this page has this utm_campaign. Leave empty to include all visitors.',
				'brolga'
			) }
			value={ attributes.campaign }
			onChange={ ( campaign ) => setAttributes( { campaign } ) }
			__next40pxDefaultSize
		/>
		<TextControl
			label={ __( 'Group', 'brolga' ) }
			help={ __(
				'A visitor takes part in only one of the tests that share a group. Leave empty for no group.',
				'brolga'
			) }
			value={ attributes.group }
			onChange={ ( group ) => setAttributes( { group } ) }
			__next40pxDefaultSize
		/>
	</>
);

export const ScheduleFields = ( { attributes, setAttributes }: Props ) => (
	<>
		<TextControl
			type="datetime-local"
			label={ __( 'Starts', 'brolga' ) }
			help={ __(
				'Leave empty to count visitors as soon as you start the test.',
				'brolga'
			) }
			value={ attributes.starts.slice( 0, 16 ) }
			onChange={ ( starts ) =>
				setAttributes( { starts: starts && `${ starts }:00` } )
			}
			__next40pxDefaultSize
		/>
		<TextControl
			type="datetime-local"
			label={ __( 'Ends', 'brolga' ) }
			help={ __( 'Leave empty to run until you stop it.', 'brolga' ) }
			value={ attributes.ends.slice( 0, 16 ) }
			onChange={ ( ends ) =>
				setAttributes( { ends: ends && `${ ends }:00` } )
			}
			__next40pxDefaultSize
		/>
	</>
);
