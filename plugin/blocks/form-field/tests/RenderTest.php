<?php
/**
 * What the server prints for a form's field.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Blocks\FormField;

use Brolga\Forms\FormSource;
use Brolga\Forms\SourceKind;
use Brolga\Tests\FormTestCase;

/**
 * Labels, controls and what belongs to them.
 */
final class RenderTest extends FormTestCase {

	private const OPTIONS = [
		[ 'label' => 'Lawns & beds' ],
		[
			'label' => 'Walls',
			'value' => 'w"1',
		],
	];

	/**
	 * A field as a form prints it.
	 *
	 * @param array<string, mixed> $field Its attributes.
	 */
	private function html( array $field ): string {
		$form = self::form( [ 'anchor' => 'quote' ], [ $field + [ 'fieldId' => 'f' ] ] );
		$html = $this->sources->within( FormSource::of( SourceKind::Post, 12 ), static fn (): string => do_blocks( $form ) );
		self::assertSame( 1, preg_match( '/<div [^>]*data-brolga-field=.*?<p [^>]*data-brolga-error[^>]*>.*?<\/p>\s*<\/div>/s', $html, $found ) );
		return $found[0] ?? '';
	}

	/**
	 * FORM-4 FORM-2 BLOCK-3: what scripts read on the page.
	 */
	public function test_the_root_tells_about_the_field(): void {
		$html = $this->html(
			[
				'fieldId' => 'Your Name',
				'label'   => 'Name "&" more',
				'width'   => 'half',
			]
		);
		self::assertMatchesRegularExpression( '/^<div [^>]*class="[^"]*is-type-input is-width-half[^"]*"/', $html );
		foreach ( [ 'data-brolga-field="your_name"', 'data-id="Your Name"', 'data-original_id="Your Name"', 'data-type="input"', 'data-required_mark="required"', 'data-label="Name &quot;&amp;&quot; more"', 'name="et_pb_contact_your_name_0"' ] as $expected ) {
			self::assertStringContainsString( $expected, $html );
		}
	}

	/**
	 * FORM-56: label above, help below, tied to the control; the mark of a required field is for eyes, the attribute for the rest.
	 */
	public function test_label_and_help_belong_to_the_control(): void {
		$html = $this->html(
			[
				'label'        => 'Email',
				'type'         => 'email',
				'help'         => 'We answer <today>',
				'placeholder'  => 'name@example.com',
				'autocomplete' => 'email',
			]
		);
		self::assertMatchesRegularExpression( '/<label [^>]*for="quote-f">Email<span [^>]*aria-hidden="true"> \*<\/span><\/label><input type="email"/', $html );
		self::assertMatchesRegularExpression( '/id="quote-f" name="et_pb_contact_f_0" required placeholder="name@example.com" autocomplete="email" aria-describedby="quote-f-help"/', $html );
		self::assertStringContainsString( '<p class="wp-block-brolga-form-field__help" id="quote-f-help">We answer', $html );
		self::assertStringContainsString( 'data-brolga-error="Please fill in this field." hidden></p>', $html );
		$optional = $this->html( [ 'required' => false ] );
		self::assertStringNotContainsString( ' required', str_replace( 'not_required', '', $optional ) );
	}

	/**
	 * FORM-5: each type has its control.
	 */
	public function test_each_type_has_its_control(): void {
		self::assertStringContainsString( '<input type="text"', $this->html( [] ) );
		self::assertStringContainsString( '<input type="tel"', $this->html( [ 'type' => 'tel' ] ) );
		self::assertMatchesRegularExpression( '/<textarea rows="4" [^>]*>First &lt;line&gt;<\/textarea>/', $this->html( [ 'type' => 'text', 'rows' => 4, 'defaultValue' => 'First <line>' ] ) );
		self::assertStringContainsString( '<input type="text"', $this->html( [ 'type' => 'password' ] ) );
	}

	public function test_a_select_begins_with_nothing_chosen(): void {
		$html = $this->html(
			[
				'type'    => 'select',
				'options' => self::OPTIONS,
			]
		);
		self::assertMatchesRegularExpression( '/<select [^>]*required[^>]*><option value="">Please choose<\/option><option value="Lawns &amp; beds">Lawns &amp; beds<\/option><option value="w&quot;1">Walls<\/option><\/select>/', $html );
		self::assertStringContainsString( '<option value="w&quot;1" selected>', $this->html( [ 'type' => 'select', 'options' => self::OPTIONS, 'defaultValue' => 'w"1' ] ) );
	}

	/**
	 * Groups stand under a legend; each choice has a label of its own.
	 */
	public function test_groups_stand_under_a_legend(): void {
		$html = $this->html(
			[
				'type'    => 'checkbox',
				'label'   => 'Services',
				'options' => self::OPTIONS,
				'help'    => 'Any',
			]
		);
		self::assertMatchesRegularExpression( '/<fieldset [^>]*id="quote-f" aria-describedby="quote-f-help"><legend [^>]*>Services/', $html );
		self::assertMatchesRegularExpression( '/<label [^>]*for="quote-f-2"><input [^>]*type="checkbox" id="quote-f-2" name="et_pb_contact_f_0\[\]" value="w&quot;1"><span>Walls<\/span><\/label>/', $html );
		// A browser would ask for each box to be ticked.
		self::assertStringNotContainsString( ' required>', $html );

		$html = $this->html(
			[
				'type'         => 'radio',
				'label'        => 'Service',
				'options'      => self::OPTIONS,
				'defaultValue' => 'Lawns & beds',
			]
		);
		self::assertMatchesRegularExpression( '/<fieldset [^>]*role="radiogroup" aria-required="true"/', $html );
		self::assertMatchesRegularExpression( '/type="radio" id="quote-f-1" name="et_pb_contact_f_1" value="Lawns &amp; beds" checked required>/', $html );
	}

	/**
	 * A single box says its label and sends a value of its own.
	 */
	public function test_a_single_box(): void {
		$html = $this->html(
			[
				'type'  => 'booleancheckbox',
				'label' => 'You may call me',
			]
		);
		self::assertMatchesRegularExpression( '/<label [^>]*for="quote-f"><input [^>]*type="checkbox" id="quote-f" name="et_pb_contact_f_0" value="1" required><span>You may call me/', $html );
		self::assertStringContainsString( 'data-brolga-error="Please tick this box."', $html );
	}

	/**
	 * What a contributor may put into attributes cannot leave them.
	 */
	public function test_attributes_stay_attributes(): void {
		$evil = '"><img src=x onerror=alert(1)>';
		foreach ( [ 'input', 'text', 'radio', 'checkbox', 'select', 'booleancheckbox' ] as $type ) {
			$html = $this->html(
				[
					'type'         => $type,
					'fieldId'      => $evil,
					'label'        => $evil,
					'help'         => $evil,
					'placeholder'  => $evil,
					'defaultValue' => $evil,
					'autocomplete' => $evil,
					'width'        => $evil,
					'options'      => [
						[
							'label' => $evil,
							'value' => $evil,
						],
					],
				]
			);
			self::assertStringNotContainsString( '<img', $html );
		}
	}

	/**
	 * Outside of a form there is nothing to send.
	 */
	public function test_outside_of_a_form_it_prints_nothing(): void {
		self::assertSame( '', trim( do_blocks( '<!-- wp:brolga/form-field {"label":"Name"} /-->' ) ) );
	}
}
