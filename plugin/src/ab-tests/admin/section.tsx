/**
 * What holds for all A/B tests of the site.
 */
import { __, sprintf } from '@wordpress/i18n';
import { percent } from '../../admin/percent';
import {
	Group,
	LinesField,
	NumberField,
	RadioField,
	SelectField,
	TextField,
	ToggleField,
} from '../../admin/settings/fields';
import type { SectionView } from '../../admin/settings/section-view';

const Counting = () => (
	<Group title={ __( 'Counting', 'brolga' ) }>
		<NumberField
			name="bounce_rate"
			min={ 1 }
			max={ 600 }
			label={ __( 'Start counting a visitor after (seconds)', 'brolga' ) }
			help={ __(
				'Visitors who leave sooner without doing anything are not counted.',
				'brolga'
			) }
		/>
		<ToggleField
			name="shortcode_tracking"
			label={ __( 'Track goal pages with a shortcode', 'brolga' ) }
			help={ __(
				'Only for pages marked with the shortcode [brolga_split_track id="12"]. Replace 12 with the test’s key, which is at the end of its report’s URL.',
				'brolga'
			) }
		/>
		<LinesField
			name="staff_addresses"
			label={ __( 'Leave out these IP addresses', 'brolga' ) }
			help={ __(
				'Your office, for example. One address or network per line, such as 203.0.113.7 or 203.0.113.0/24. People who can edit this site are always left out.',
				'brolga'
			) }
		/>
	</Group>
);

const Delivery = () => (
	<Group title={ __( 'How visitors get their variant', 'brolga' ) }>
		<RadioField
			name="delivery"
			label={ __( 'Delivery', 'brolga' ) }
			options={ [
				{
					value: 'automatic',
					label: __( 'Automatic', 'brolga' ),
					description: __(
						'The server chooses. Behind a page cache, the page asks for its variant.',
						'brolga'
					),
				},
				{
					value: 'instant',
					label: __( 'Instant', 'brolga' ),
					description: __(
						'Every variant is on the page, and one is chosen before anything is shown.',
						'brolga'
					),
				},
			] }
		/>
	</Group>
);

/** A level, by how often a winner may be a false one. */
const level = ( value: string ) => ( {
	value,
	label: sprintf(
		/* translators: 1: a share, such as 95%; 2: a number of tests. */
		__( '%1$s (at most 1 false winner in %2$d tests)', 'brolga' ),
		percent( 1 - Number( value ) ),
		Math.round( 1 / Number( value ) )
	),
} );

const Results = () => (
	<Group title={ __( 'Results', 'brolga' ) }>
		<SelectField
			name="false_alarm_rate"
			numeric
			label={ __( 'Confidence level', 'brolga' ) }
			options={ [ level( '0.01' ), level( '0.05' ), level( '0.1' ) ] }
			help={ __(
				'A higher level makes tests run longer. The level holds however often you check.',
				'brolga'
			) }
		/>
		<ToggleField
			name="mail_results"
			label={ __(
				'Email me when a test is decided, or its numbers cannot be trusted',
				'brolga'
			) }
		/>
		<ToggleField
			name="auto_stop"
			label={ __( 'Stop a test once it is decided', 'brolga' ) }
			help={ __(
				'Every visitor then sees the control until you promote the winner.',
				'brolga'
			) }
		/>
	</Group>
);

const Assignments = () => (
	<Group
		title={ __( 'Reset visitor assignments', 'brolga' ) }
		about={ __(
			'Browsers remember each visitor’s variant for a year. With a new ID, every visitor takes part in every test again.',
			'brolga'
		) }
	>
		<TextField
			name="unique_test_id"
			label={ __( 'Test period ID', 'brolga' ) }
			help={ __(
				'Letters, digits, hyphens and underscores, starting with a letter or an underscore. Leave empty for the first period.',
				'brolga'
			) }
		/>
	</Group>
);

export const experiments: SectionView = {
	id: 'experiments',
	about: __(
		'Settings for all tests. To create a test, add an A/B test block to a page.',
		'brolga'
	),
	Form: () => (
		<>
			<Counting />
			<Delivery />
			<Results />
			<Assignments />
		</>
	),
};
