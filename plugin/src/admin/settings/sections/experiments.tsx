/**
 * What holds for all A/B tests of the site.
 */
import { __ } from '@wordpress/i18n';
import {
	Group,
	LinesField,
	NumberField,
	RadioField,
	SelectField,
	TextField,
	ToggleField,
} from '../fields';
import type { SectionView } from '../registry';

export const experiments: SectionView = {
	id: 'experiments',
	about: __(
		'What all tests share. A test itself is made on its page, with the A/B test block.',
		'brolga'
	),
	Form: () => (
		<>
			<Group title={ __( 'What counts', 'brolga' ) }>
				<NumberField
					name="bounce_rate"
					min={ 1 }
					max={ 600 }
					label={ __(
						'A page counts as read after this many seconds',
						'brolga'
					) }
					help={ __(
						'Visitors who leave sooner without doing anything are not part of a test.',
						'brolga'
					) }
				/>
				<ToggleField
					name="shortcode_tracking"
					label={ __(
						'Count visits to pages that you mark yourself',
						'brolga'
					) }
					help={ __(
						'Put the shortcode [brolga_split_track id="12"] on the page that is the goal, with the number of the test.',
						'brolga'
					) }
				/>
				<LinesField
					name="staff_addresses"
					label={ __( 'Leave out these IP addresses', 'brolga' ) }
					help={ __(
						'Your office, for example. One address or network per line, such as 203.0.113.7 or 203.0.113.0/24. Anyone who is signed in and can edit posts is always left out.',
						'brolga'
					) }
				/>
			</Group>
			<Group title={ __( 'How visitors get their variant', 'brolga' ) }>
				<RadioField
					name="delivery"
					label={ __( 'Delivery', 'brolga' ) }
					options={ [
						{
							value: 'automatic',
							label: __(
								'Automatic: the server chooses; behind a page cache, the page asks for its variant',
								'brolga'
							),
						},
						{
							value: 'instant',
							label: __(
								'Instant: every variant is on the page, and one is chosen before anything is shown',
								'brolga'
							),
						},
					] }
				/>
			</Group>
			<Group title={ __( 'Results', 'brolga' ) }>
				<SelectField
					name="false_alarm_rate"
					numeric
					label={ __( 'Accept a false winner in', 'brolga' ) }
					options={ [
						{
							value: '0.01',
							label: __( '1 in 100 tests', 'brolga' ),
						},
						{
							value: '0.05',
							label: __( '1 in 20 tests', 'brolga' ),
						},
						{
							value: '0.1',
							label: __( '1 in 10 tests', 'brolga' ),
						},
					] }
					help={ __(
						'The stricter you are, the longer a test runs. The limit holds however often you look at the results.',
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
						'Every visitor then sees the original until you promote the winner.',
						'brolga'
					) }
				/>
			</Group>
			<Group
				title={ __( 'Start over', 'brolga' ) }
				about={ __(
					'Browsers remember each visitor’s variant for a year. With a new name everyone takes part in every test again.',
					'brolga'
				) }
			>
				<TextField
					name="unique_test_id"
					label={ __( 'Name of this round', 'brolga' ) }
					help={ __(
						'Letters, digits, hyphens and underscores; not a digit first. Leave it empty for the first round.',
						'brolga'
					) }
				/>
			</Group>
		</>
	),
};
