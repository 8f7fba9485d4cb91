<?php
/**
 * What the server prints for a contact form.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Blocks\ContactForm;

use Brolga\Forms\Source\FormSource;
use Brolga\Forms\Source\SourceKind;
use Brolga\Tests\FormTestCase;
use PHPUnit\Framework\Attributes\TestWith;

/**
 * A form without scripts, and what the view finds.
 */
final class RenderTest extends FormTestCase {

	/** A field that another calls for. */
	private const RULED = [
		'fieldId'    => 'why',
		'conditions' => [
			'relation' => 'all',
			'rules'    => [ [ 'name', 'is', 'A' ] ],
		],
	];

	/**
	 * A form as a page prints it.
	 *
	 * @param array<string, mixed> $attributes Of the form.
	 */
	private function html( array $attributes = [] ): string {
		return $this->sources->within(
			FormSource::of( SourceKind::Post, 12 ),
			static fn (): string => do_blocks( self::form( $attributes ) )
		);
	}

	/**
	 * The markup that the tests of the view are made with. The sum is another each time.
	 *
	 * @param string $name    Of the file.
	 * @param bool   $captcha Whether a sum is asked.
	 */
	#[TestWith( [ 'form', false ] )]
	#[TestWith( [ 'sum', true ] )]
	public function test_the_markup_is_what_the_view_is_tested_with( string $name, bool $captcha ): void {
		$_SERVER['REQUEST_URI'] = '/contact/';
		$fields                 = [
			[
				'fieldId' => 'name',
				'label'   => 'Your name',
				'help'    => 'As you like to be called.',
			],
			[
				'fieldId'  => 'email',
				'type'     => 'email',
				'label'    => 'Email',
				'required' => false,
			],
			[
				'fieldId' => 'work',
				'type'    => 'checkbox',
				'label'   => 'Work',
				'options' => [ [ 'label' => 'A' ], [ 'label' => 'B' ] ],
			],
		];
		$form                   = [
			'anchor'  => 'ask',
			'uid'     => 'u1',
			'captcha' => $captcha,
		];
		$html                   = $this->sources->within(
			FormSource::of( SourceKind::Post, 12 ),
			static fn (): string => do_blocks( self::form( $form, $fields ) )
		);
		self::assert_markup(
			$name,
			(string) preg_replace(
				[ '/\d+ \+ \d+(?=<)/', '/(?<=first_digit=")\d+/', '/(?<=second_digit=")\d+/' ],
				[ '5 + 7', '5', '7' ],
				$html
			)
		);
	}

	/**
	 * SITE-30: the script of a form that asks everybody the same comes with the first
	 * use of it; one with rules or files has something to do before.
	 *
	 * @param array<string, mixed> $field Of the form.
	 * @param bool                 $waits Whether its script waits.
	 */
	#[TestWith( [ [ 'fieldId' => 'name' ], true ] )]
	#[TestWith( [ [ 'fieldId' => 'plan', 'type' => 'file' ], false ] )]
	#[TestWith( [ self::RULED, false ] )]
	public function test_its_script_waits_for_a_visitor( array $field, bool $waits ): void {
		$html = $this->sources->within(
			FormSource::of( SourceKind::Post, 12 ),
			static fn (): string => do_blocks( self::form( [], [ [ 'fieldId' => 'name' ], $field ] ) )
		);
		self::assertSame( $waits, str_contains( $html, 'data-brolga-later="' ) );
	}

	/**
	 * FORM-1 BLOCK-2: a plain form to its own page, complete without scripts.
	 */
	public function test_it_is_a_plain_form_to_its_own_page(): void {
		$_SERVER['REQUEST_URI'] = '/contact/?brolga_sent=other&utm_source=x&p=12';
		$html                   = $this->html();
		self::assertMatchesRegularExpression(
			'/^<div [^>]*id="contact-form-1" data-brolga-module="brolga\/contact-form"/',
			trim( $html )
		);
		self::assertStringContainsString( 'method="post" action="http://127.0.0.1/contact/?p=12#contact-form-1"', $html );
		self::assertStringContainsString( '<button type="submit"', $html );
		self::assertStringNotContainsString( 'novalidate', $html );
		self::assertStringNotContainsString( '<script', $html );
		self::assertStringNotContainsString( 'brolga-error-text', $html );
	}

	/**
	 * FORM-3 FORM-34 LEAD-3 TOKEN-5: the names of the wire contract; the key empty, the id signed, the trap out of the
	 * way.
	 */
	public function test_it_carries_the_names_of_the_contract(): void {
		$html = $this->html();
		self::assertStringContainsString( '<input type="hidden" name="et_pb_contactform_submit_0" value="1">', $html );
		self::assertStringContainsString( '<input type="hidden" name="brolga_key" value="">', $html );
		self::assertStringContainsString( '<input type="hidden" name="token" value="">', $html );
		self::assertSame( 1, preg_match( '/name="brolga_form" value="([^"]+)"/', $html, $token ) );
		self::assertSame( 'post-12:enquiry', $this->tokens->read( $token[1] ?? '' )->format() );
		self::assertMatchesRegularExpression( '/aria-hidden="true">\s*<label>[^<]+<input type="text" name="et_pb_contact_et_number_0" value="" tabindex="-1" autocomplete="off">/', $html );
	}

	/**
	 * FORM-48 FORM-57: numbers from 0 in the order of the page; an anchor is the owner's.
	 */
	public function test_forms_are_numbered(): void {
		$html = $this->html() . $this->html( [ 'anchor' => 'quote' ] ) . $this->html();
		self::assertSame( 1, substr_count( $html, 'id="contact-form-1"' ) );
		self::assertSame( 1, substr_count( $html, 'id="quote"' ) );
		self::assertSame( 1, substr_count( $html, 'id="contact-form-3"' ) );
		self::assertStringContainsString( 'name="et_pb_contact_name_2"', $html );
		self::assertStringContainsString( 'data-brolga-number="1"', $html );
		self::assertMatchesRegularExpression( '/id="quote"[^>]* data-form_unique_num="1"/', $html );
	}

	/**
	 * FORM-60: the same form again has an id of its own, and so have its controls.
	 */
	public function test_a_form_shown_again_has_an_id_of_its_own(): void {
		$html = $this->html( [ 'anchor' => 'quote' ] ) . $this->html( [ 'anchor' => 'quote' ] );
		preg_match_all( '/ id="([^"]+)"/', $html, $ids );
		self::assertSame( array_unique( $ids[1] ), $ids[1] );
		self::assertContains( 'quote', $ids[1] );
		self::assertContains( 'quote-2', $ids[1] );
		self::assertSame( 1, substr_count( $html, 'for="quote-2-name"' ) );
	}

	/**
	 * FORM-60: what search engines are told of the page is made before the page, and takes neither number nor id away.
	 */
	public function test_a_description_of_the_page_takes_nothing_away(): void {
		remove_all_actions( 'wp_head' );
		add_action( 'wp_head', fn () => $this->html( [ 'anchor' => 'quote' ] ) );
		do_action( 'wp_head' );
		self::assertMatchesRegularExpression(
			'/id="quote"[^>]* data-form_unique_num="0"/',
			$this->html( [ 'anchor' => 'quote' ] )
		);
	}

	/**
	 * CAPTCHA-1 CAPTCHA-2 CAPTCHA-9: the sum is asked where the owner wants it, with a label and its signed numbers.
	 */
	public function test_the_sum_is_asked_on_demand(): void {
		self::assertStringNotContainsString( 'captcha_0', $this->html() );
		$html = $this->html( [ 'captcha' => true ] );
		self::assertSame( 1, preg_match( '/<label [^>]*for="contact-form-2-captcha">What is <span data-brolga-question>(\d+) \+ (\d+)<\/span>\?/', $html, $sum ) );
		self::assertSame(
			1,
			preg_match( '/id="contact-form-2-captcha"[^>]*name="et_pb_contact_captcha_1"[^>]*data-first_digit="(\d+)" data-second_digit="(\d+)"/', $html, $digits )
		);
		self::assertSame( [ $sum[1] ?? '', $sum[2] ?? '' ], [ $digits[1] ?? '', $digits[2] ?? '' ] );
		self::assertSame( 1, preg_match( '/name="brolga_captcha" value="([^"]+)"/', $html, $token ) );
		$challenge = $this->captcha->read( $token[1] ?? '' );
		self::assertSame(
			[ $sum[1] ?? '', $sum[2] ?? '' ],
			[ (string) $challenge?->first, (string) $challenge?->second ]
		);
	}

	/**
	 * FORM-43: the words are the owner's, for the script too.
	 */
	public function test_the_script_gets_the_words_of_the_form(): void {
		$html = $this->html( [ 'messages' => [ 'invalid' => 'No "address"' ] ] );
		self::assertSame( 1, preg_match( '/data-brolga-messages="([^"]+)"/', $html, $words ) );
		$words = json_decode( html_entity_decode( $words[1] ?? '', ENT_QUOTES ), true );
		self::assertIsArray( $words );
		self::assertSame( 'No "address"', $words['invalid'] );
		self::assertSame( 'Please fill in the following fields:', $words['fill_message'] );
	}

	/**
	 * What a contributor may put into attributes cannot leave them.
	 */
	public function test_attributes_stay_attributes(): void {
		$evil = '"><img src=x onerror=alert(1)>';
		$html = $this->html(
			[
				'anchor'      => $evil,
				'title'       => $evil,
				'submitLabel' => $evil,
				'messages'    => [ 'fill_message' => $evil ],
				'uid'         => $evil,
				'recipient'   => [ $evil ],
				'captcha'     => 'yes',
			]
		);
		self::assertStringNotContainsString( '<img', $html );
		self::assertStringNotContainsString( 'captcha_0', $html );
		self::assertSame( 1, substr_count( $html, '<form' ) );
	}

	/**
	 * The mark of required fields is explained where there is one.
	 */
	public function test_the_mark_of_required_fields_is_explained(): void {
		self::assertStringContainsString( 'Fields marked with * are required.', $this->html() );
		$html = $this->sources->within(
			FormSource::of( SourceKind::Post, 12 ),
			static fn (): string => do_blocks( self::form( [], [ [ 'required' => false ] ] ) )
		);
		self::assertStringNotContainsString( 'Fields marked with *', $html );
	}

	/**
	 * COND-17: where no script hides what is not asked, a sentence says that it may be left out; elsewhere there is
	 * nothing to say.
	 */
	public function test_what_may_be_left_out_is_said(): void {
		$note = '<noscript>Skip any questions that do not apply to you.</noscript>';
		$when = [
			'relation' => 'all',
			'rules'    => [ [ 'name', 'is', 'Jo' ] ],
		];
		$html = fn ( bool $required ): string => $this->sources->within(
			FormSource::of( SourceKind::Post, 12 ),
			static fn (): string => do_blocks(
				self::form(
					[],
					[
						[ 'fieldId' => 'name' ],
						[
							'fieldId'    => 'more',
							'required'   => $required,
							'conditions' => $when,
						],
					]
				)
			)
		);
		self::assertStringContainsString( $note, $html( true ) );
		self::assertStringNotContainsString( 'noscript', $html( false ) . $this->html() );
	}

	/**
	 * Other blocks may stand among the fields.
	 */
	public function test_other_blocks_stand_among_the_fields(): void {
		$inner = '<!-- wp:paragraph --><p>About you</p><!-- /wp:paragraph --><!-- wp:columns --><div class="wp-block-columns"><!-- wp:column --><div class="wp-block-column">'
			. get_comment_delimited_block_content( 'brolga/form-field', [ 'fieldId' => 'name' ], '' )
			. '</div><!-- /wp:column --></div><!-- /wp:columns -->';
		$page  = $this->make_post(
			get_comment_delimited_block_content( 'brolga/contact-form', [ 'uid' => 'enquiry' ], $inner )
		);
		$html  = $this->sources->within(
			FormSource::of( SourceKind::Post, $page ),
			static fn (): string => do_blocks( (string) get_post_field( 'post_content', $page ) )
		);
		self::assertMatchesRegularExpression( '/<p[^>]*>About you<\/p>.*name="et_pb_contact_name_0"/s', $html );
		self::assertSame( 'name', $this->locator->find( self::id_of( $page ) )?->fields[0]->field_id );
	}

	/**
	 * FORM-880: the look that an owner chose is told by the root, and its style sheet comes along.
	 */
	public function test_it_has_the_look_that_its_owner_chose(): void {
		$html = $this->html( [ 'look' => [
			'label'            => 'rgb(255, 250, 0)',
			'fieldBackground'  => '#FFFFFF80',
			'fieldBorderWidth' => '0.125rem',
			'fieldRadius'      => '12px',
			'fieldShadow'      => 'float',
			'buttonBackground' => 'accent2',
			'buttonWidth'      => 'full',
		] ] );
		self::assertMatchesRegularExpression(
			'/^<div [^>]*class="[^"]*\bbrolga-look is-button-full\b/',
			trim( $html )
		);
		preg_match( '/^<div [^>]*style="([^"]*)"/', trim( $html ), $found );
		self::assertSame(
			[
				'--brolga-label:#fffa00',
				'--brolga-field-background:#ffffff80',
				'--brolga-button-background:var(--wp--preset--color--accent-2)',
				'--brolga-field-border-width:0.125rem',
				'--brolga-field-radius:12px',
				'--brolga-field-shadow:var(--wp--preset--shadow--float)',
			],
			array_map( 'trim', explode( ';', $found[1] ?? '' ) )
		);
		self::assertTrue( wp_style_is( 'brolga-form' ) );
	}

	/**
	 * FORM-881: whatever was saved in place of a value leaves the theme's look, and costs nothing.
	 *
	 * @param array<string, mixed> $look As saved.
	 */
	#[TestWith( [ [] ] )]
	#[TestWith( [ [ 'fieldText' => 'red;} body{display:none' ] ] )]
	#[TestWith( [ [ 'fieldText' => '#12345', 'buttonText' => "#123456\n;x", 'label' => 'rgb(300, 0, 0)' ] ] )]
	#[TestWith( [ [ 'fieldBackground' => 'url(https://evil.example/)', 'buttonBorder' => 'x" onfocus="alert(1)' ] ] )]
	#[TestWith( [ [ 'fieldBackground' => [ 'red' ], 'fieldBorder' => 7 ] ] )]
	#[TestWith( [ [ 'buttonText' => 'var(--wp--preset--color--x)' ] ] )]
	#[TestWith( [ [ 'fieldRadius' => '1000px', 'buttonRadius' => '99rem', 'fieldBorderWidth' => '-1px' ] ] )]
	#[TestWith( [ [ 'buttonBorderWidth' => '21px', 'fieldRadius' => '5vw', 'buttonRadius' => '1px;color:red' ] ] )]
	#[TestWith( [ [ 'fieldShadow' => '0 0 9px red', 'buttonShadow' => 'float)' ] ] )]
	#[TestWith( [ [ 'columns' => 9, 'buttonWidth' => 'full evil', 'unknown' => '#123456' ] ] )]
	public function test_what_is_no_look_is_the_themes( array $look ): void {
		wp_dequeue_style( 'brolga-form' );
		$html = $this->html( [ 'look' => $look ] );
		preg_match( '/^<div [^>]*>/', trim( $html ), $root );
		self::assertStringNotContainsString( 'style=', $root[0] ?? '' );
		self::assertStringNotContainsString( 'brolga-look', $root[0] ?? '' );
		self::assertStringContainsString( 'data-brolga-module="brolga/contact-form"', $root[0] ?? '' );
		self::assertFalse( wp_style_is( 'brolga-form' ) );
	}

	/**
	 * FORM-880: one wrong value costs no other its place, and WordPress' own colors stay.
	 */
	public function test_one_wrong_value_leaves_the_others(): void {
		$html = $this->html( [
			'look'  => [ 'buttonText' => '#fff', 'buttonBackground' => 'red;} body{display:none' ],
			'style' => [ 'color' => [ 'background' => '#123456' ] ],
		] );
		preg_match( '/^<div [^>]*style="([^"]*)"/', trim( $html ), $found );
		self::assertMatchesRegularExpression( '/--brolga-button-text:\s*#fff/', $found[1] ?? '' );
		self::assertStringContainsString( 'background-color:#123456', $found[1] ?? '' );
		self::assertStringNotContainsString( 'display', $found[1] ?? '' );
	}
}
