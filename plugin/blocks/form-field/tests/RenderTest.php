<?php
/**
 * What the server prints for a form's field.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Blocks\FormField;

use Brolga\Forms\Source\FormSource;
use Brolga\Forms\Source\SourceKind;
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
		$html = $this->sources->within(
			FormSource::of( SourceKind::Post, 12 ),
			static fn (): string => do_blocks( $form )
		);
		self::assertSame(
			1,
			preg_match( '/<div [^>]*data-brolga-field=.*?<p [^>]*data-brolga-error[^>]*>.*?<\/p>\s*<\/div>/s', $html, $found )
		);
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
		foreach ( [
			'data-brolga-field="your_name"',
			'data-id="Your Name"',
			'data-original_id="Your Name"',
			'data-type="input"',
			'data-required_mark="required"',
			'data-label="Name &quot;&amp;&quot; more"',
			'name="et_pb_contact_your_name_0"',
		] as $expected ) {
			self::assertStringContainsString( $expected, $html );
		}
	}

	/**
	 * FIELD-3: a street's address has several lines; a field of one line takes the first.
	 */
	public function test_a_street_address_is_for_several_lines(): void {
		$html = fn ( string $type, string $autocomplete ): string => $this->html(
			[
				'label'        => 'Street',
				'type'         => $type,
				'autocomplete' => $autocomplete,
			]
		);
		self::assertMatchesRegularExpression(
			'/<textarea [^>]*autocomplete="street-address"/',
			$html( 'text', 'street-address' )
		);
		self::assertMatchesRegularExpression(
			'/<input [^>]*autocomplete="address-line1"/',
			$html( 'input', 'street-address' )
		);
		self::assertMatchesRegularExpression(
			'/<input [^>]*autocomplete="shipping address-line1"/',
			$html( 'input', 'shipping street-address' )
		);
		self::assertMatchesRegularExpression(
			'/<input [^>]*autocomplete="postal-code"/',
			$html( 'input', 'postal-code' )
		);
	}

	/**
	 * FORM-56: label above, help below, tied to the control; the mark of a required field is for eyes, the attribute
	 * for the rest.
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
	 * COND-17: a browser without scripts is not stopped by a question that may not be asked; those who hear the form
	 * are told as before.
	 */
	public function test_no_browser_requires_a_conditional_field(): void {
		$when = [
			'conditions' => [
				'relation' => 'all',
				'rules'    => [ [ 'other', 'is', 'Yes' ] ],
			],
		];
		foreach ( [
			'input',
			'text',
			'email',
			'select',
			'number',
			'date',
			'file',
			'booleancheckbox',
			'consent',
			'radio',
		] as $type ) {
			$options = 'radio' === $type || 'select' === $type ? [ 'options' => self::OPTIONS ] : [];
			$asked   = $this->html( [ 'type' => $type ] + $options + $when );
			self::assertDoesNotMatchRegularExpression( '/ required[ >]/', $asked, $type );
			self::assertSame( 1, substr_count( $asked, 'aria-required="true"' ), $type );
			self::assertStringContainsString( 'data-required_mark="required"', $asked );
			self::assertMatchesRegularExpression(
				'/ required[ >]/',
				$this->html( [ 'type' => $type ] + $options ),
				$type
			);
		}
	}

	/**
	 * FORM-11: nor does it require what the prefix exempts.
	 */
	public function test_the_prefix_exempts_in_the_browser_too(): void {
		self::assertDoesNotMatchRegularExpression(
			'/ required[ >]/',
			$this->html( [ 'fieldId' => 'et_number_of_beds' ] )
		);
	}

	/**
	 * FORM-5: each type has its control.
	 */
	public function test_each_type_has_its_control(): void {
		self::assertStringContainsString( '<input type="text"', $this->html( [] ) );
		self::assertStringContainsString( '<input type="tel"', $this->html( [ 'type' => 'tel' ] ) );
		self::assertMatchesRegularExpression(
			'/<textarea rows="4" [^>]*>First &lt;line&gt;<\/textarea>/',
			$this->html( [ 'type' => 'text', 'rows' => 4, 'defaultValue' => 'First <line>' ] )
		);
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
		self::assertStringContainsString(
			'<option value="w&quot;1" selected>',
			$this->html( [ 'type' => 'select', 'options' => self::OPTIONS, 'defaultValue' => 'w"1' ] )
		);
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
		self::assertMatchesRegularExpression( '/type="radio" id="quote-2-f-1" name="et_pb_contact_f_1" value="Lawns &amp; beds" checked required>/', $html );
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
		self::assertStringContainsString( 'data-brolga-error="Please check this box."', $html );
	}

	/**
	 * What a contributor may put into attributes cannot leave them.
	 */
	public function test_attributes_stay_attributes(): void {
		$evil = '"><img src=x onerror=alert(1)>';
		foreach ( [
			'input',
			'text',
			'radio',
			'checkbox',
			'select',
			'booleancheckbox',
			'url',
			'number',
			'date',
			'consent',
		] as $type ) {
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
					'min'          => $evil,
					'max'          => $evil,
					'pattern'      => $evil,
					'parameter'    => $evil,
					'wording'      => $evil,
					'pairing'      => [
						'field'   => $evil,
						'checked' => $evil,
					],
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
	 * The checks that the script finds at a field, by kind.
	 *
	 * @param string $html The field.
	 * @return array<string, array{string, string, string}>
	 */
	private static function checks( string $html ): array {
		preg_match( '/data-brolga-checks="([^"]*)"/', $html, $found );
		/** @var list<array{string, string, string}> $checks */
		$checks = json_decode( html_entity_decode( $found[1] ?? '[]', ENT_QUOTES ), true );
		return array_combine( array_column( $checks, 0 ), $checks );
	}

	/**
	 * FIELD-1 FIELD-4: a number is typed as people write it; what it has to be like, with the words, is there for the
	 * script.
	 */
	public function test_a_number(): void {
		$html = $this->html(
			[
				'type' => 'number',
				'min'  => '0,5',
				'max'  => '20',
				'step' => '0.5',
			]
		);
		self::assertMatchesRegularExpression( '/<input type="text" value="" inputmode="decimal" [^>]*required/', $html );
		self::assertSame( [ 'number', 'min', 'max', 'step' ], array_keys( self::checks( $html ) ) );
		self::assertSame( [ 'min', '0.5', 'Please enter a number of 0.5 or more.' ], self::checks( $html )['min'] );
		self::assertSame( '0.5 0.5', self::checks( $html )['step'][1] );
		foreach ( [
			'numeric' => [ [ '0', '1' ], [ '2', '4' ] ],
			'decimal' => [ [ '0', '0.5' ], [ '0.5', '1' ], [ '-1', '1' ], [ '', '1' ], [ '0', '' ] ],
		] as $keys => $limits ) {
			foreach ( $limits as [ $min, $step ] ) {
				self::assertStringContainsString(
					"inputmode=\"{$keys}\"",
					$this->html( [ 'type' => 'number', 'min' => $min, 'step' => $step ] ),
					"{$min} {$step}"
				);
			}
		}
	}

	/**
	 * FIELD-1 FIELD-4 FIELD-260: a day; how far days told from today are away is for the script, since a cache may
	 * keep the page, and without a script for the server.
	 */
	public function test_a_date(): void {
		$today = $this->clock->now()->setTimezone( wp_timezone() );
		$html  = $this->html(
			[
				'type'         => 'date',
				'min'          => 'today',
				'max'          => 'today+7',
				'defaultValue' => 'today+1',
			]
		);
		$day = static fn ( string $change ): string => $today->modify( $change )->format( 'Y-m-d' );
		self::assertStringContainsString( '<input type="date" value=""', $html );
		self::assertSame( 1, preg_match( '/data-brolga-days="([^"]*)"/', $html, $found ) );
		$shown = static fn ( string $change ): string => (string) wp_date(
			'F j, Y',
			$today->modify( $change )->getTimestamp()
		);
		self::assertSame(
			[
				$today->getOffset() / 60,
				[ 'min', 0, $shown( '+0 days' ) ],
				[ 'max', 7, $shown( '+7 days' ) ],
				[ 'value', 1, $shown( '+1 day' ) ],
			],
			json_decode( html_entity_decode( $found[1] ?? '' ), true )
		);
		self::assertSame( $day( '+7 days' ), self::checks( $html )['until'][1] );
		$html = $this->html( [ 'type' => 'date', 'min' => 'soon', 'max' => '2026-02-30', 'defaultValue' => 'x' ] );
		self::assertStringNotContainsString( 'data-brolga-days', $html );
		self::assertStringContainsString( '<input type="date" value=""', $html );
		self::assertSame( [ 'date' ], array_keys( self::checks( $html ) ) );
		// A site that writes no dates.
		add_filter( 'pre_option_date_format', static fn (): string => '' );
		self::assertSame(
			'Please choose 2026-11-21 or a later day.',
			self::checks( $this->html( [ 'type' => 'date', 'min' => '2026-11-21' ] ) )['from'][2]
		);
	}

	/**
	 * FIELD-1 FIELD-3 FIELD-4: lengths and patterns are the script's and the server's; browsers count and read them in
	 * their own way.
	 */
	public function test_a_web_address_with_limits(): void {
		$html = $this->html(
			[
				'type'           => 'url',
				'minLength'      => 1,
				'maxLength'      => 60,
				'pattern'        => 'https://.*',
				'patternMessage' => 'Only https, "please".',
			]
		);
		self::assertStringContainsString( '<input type="text" value="" inputmode="url"', $html );
		self::assertSame( [ 'url', 'shortest', 'longest', 'pattern' ], array_keys( self::checks( $html ) ) );
		self::assertSame( [ 'pattern', 'https://.*', 'Only https, "please".' ], self::checks( $html )['pattern'] );
		self::assertDoesNotMatchRegularExpression( '/ (?:pattern|maxlength|minlength)=/', $html );
	}

	/**
	 * FIELD-1: a hidden field shows nothing, needs no label and holds no visitor's address.
	 */
	public function test_a_hidden_field(): void {
		$_SERVER['REQUEST_URI'] = '/?utm_content=forged&job=forged';
		$_GET                   = [ 'job' => 'forged' ];
		$form = self::form(
			[ 'anchor' => 'quote' ],
			[
				[
					'fieldId'      => 'job',
					'type'         => 'hidden',
					'label'        => 'Job',
					'defaultValue' => '"><img src=x>',
					'parameter'    => 'job',
				],
			]
		);
		$html = $this->sources->within(
			FormSource::of( SourceKind::Post, 12 ),
			static fn (): string => do_blocks( $form )
		);
		self::assertStringContainsString( '<input type="hidden" id="quote-job" name="et_pb_contact_job_0" value="&quot;&gt;&lt;img src=x&gt;" data-brolga-parameter="job">', $html );
		self::assertStringContainsString( 'data-required_mark="not_required"', $html );
		self::assertStringNotContainsString( '<label class="wp-block-brolga-form-field__label" for="quote-job"', $html );
		self::assertStringNotContainsString( 'data-brolga-error="Please fill', $html );
		self::assertStringNotContainsString( 'value="forged"', $html );
	}

	/**
	 * FIELD-1 FIELD-6: a consent is text with links, and nothing else; the tick names the words.
	 */
	public function test_a_consent(): void {
		$html = $this->html(
			[
				'type'    => 'consent',
				'wording' => 'I agree to the <a href="/privacy/" onclick="alert(1)" style="x">privacy <em>policy</em></a> &amp; <a href="javascript:alert(1)">terms</a><img src=x onerror=alert(1)><script>alert(1)</script>.',
			]
		);
		self::assertStringContainsString( '<span>I agree to the <a target="_blank" rel="noopener" href="/privacy/">privacy <em>policy</em></a> &amp; <a', $html );
		self::assertDoesNotMatchRegularExpression( '/onclick|<img|<script|javascript:|style=/', $html );
		self::assertMatchesRegularExpression( '/<input [^>]*type="checkbox" id="quote-f" name="et_pb_contact_f_0" value="[0-9a-f]{12}" required>/', $html );
		self::assertStringContainsString( 'data-label="I agree to the privacy policy &amp; terms', $html );
		self::assertStringContainsString(
			'data-label="Privacy"',
			$this->html( [ 'type' => 'consent', 'label' => 'Privacy', 'wording' => 'I agree.' ] )
		);
	}

	/**
	 * FIELD-5: a box tells the script what it sets; without scripts the page begins with what it says.
	 */
	public function test_a_paired_box(): void {
		$form = self::form(
			[ 'anchor' => 'quote' ],
			[
				[
					'fieldId' => 'Site address',
					'label'   => 'Site',
				],
				[
					'fieldId' => 'same',
					'type'    => 'booleancheckbox',
					'label'   => 'We live there',
					'pairing' => [
						'field'     => 'Site address',
						'checked'   => 'Where we live',
						'unchecked' => 'Somewhere else',
					],
				],
			]
		);
		$html = $this->sources->within(
			FormSource::of( SourceKind::Post, 12 ),
			static fn (): string => do_blocks( $form )
		);
		self::assertStringContainsString( 'data-brolga-pairing="[&quot;site_address&quot;,&quot;Somewhere else&quot;,&quot;Where we live&quot;]"', $html );
		self::assertStringContainsString( 'value="Somewhere else"', $html );
	}

	/**
	 * Outside of a form there is nothing to send.
	 */
	public function test_outside_of_a_form_it_prints_nothing(): void {
		self::assertSame( '', trim( do_blocks( '<!-- wp:brolga/form-field {"label":"Name"} /-->' ) ) );
	}

	/**
	 * UPLOAD-2 UPLOAD-13: a file's control says what can be sent, and its form goes by parts.
	 */
	public function test_a_file_field_says_what_it_takes(): void {
		add_filter( 'upload_size_limit', static fn (): int => 2 * 1024 * 1024 );
		$html = $this->html(
			[
				'label'        => 'Plans',
				'type'         => 'file',
				'help'         => 'As PDF',
				'placeholder'  => 'No sample',
				'autocomplete' => 'name',
				'accept'       => [ 'pdf' ],
				'maxFiles'     => 3,
				'maxMegabytes' => 50,
			]
		);
		self::assertMatchesRegularExpression( '/<label [^>]*for="quote-f">Plans.*<input type="file" accept="\.pdf" multiple data-brolga-files="[^"]*" class="[^"]*" id="quote-f" name="et_pb_contact_f_0\[\]" required aria-describedby="quote-f-help quote-f-limits">/s', $html );
		self::assertStringContainsString(
			'id="quote-f-limits">Up to 3 files of 2 MB each: PDF.</p>',
			str_replace( "\u{A0}", ' ', $html )
		);
		self::assertStringContainsString( 'data-type="file"', $html );
		$single = $this->html( [ 'type' => 'file' ] );
		self::assertStringNotContainsString( ' multiple', $single );
		self::assertStringContainsString( 'accept=".jpg,.jpeg,.jpe,.jfif,.png', $single );
	}

	/**
	 * FORM-14: without a label the control is named by its placeholder or its type, for those who listen and for the
	 * script.
	 */
	public function test_a_field_without_a_label_has_a_name(): void {
		$html = $this->html( [ 'type' => 'email', 'label' => '' ] );
		self::assertStringContainsString( 'aria-label="Email"', $html );
		self::assertStringContainsString( 'data-label="Email"', $html );
		self::assertStringContainsString(
			'aria-label="Jane Citizen"',
			$this->html( [ 'label' => '', 'placeholder' => 'Jane Citizen' ] )
		);
		self::assertStringNotContainsString(
			'aria-label',
			$this->html( [ 'label' => 'Your name', 'placeholder' => 'Jane Citizen' ] )
		);
	}
}
