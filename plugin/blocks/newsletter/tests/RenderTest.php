<?php
/**
 * What the server prints for a newsletter.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Blocks\Newsletter;

use Brolga\Forms\Source\FormSource;
use Brolga\Forms\Source\SourceKind;
use Brolga\Newsletter\Signups\SignupPostAction;
use Brolga\Tests\NewsletterTestCase;

/**
 * A sign-up without scripts, and what the view finds.
 */
final class RenderTest extends NewsletterTestCase {


	protected function setUp(): void {
		parent::setUp();
		self::register_from_source( 'newsletter' );
		$_SERVER['REQUEST_URI'] = '/subscribe/';
	}

	/**
	 * A newsletter as its page prints it.
	 *
	 * @param array<string, mixed>       $attributes Of the block.
	 * @param list<array<string, mixed>> $fields     Asked beside.
	 */
	private function html( array $attributes = [], int $page = 12, array $fields = [] ): string {
		return $this->sources->within(
			FormSource::of( SourceKind::Post, $page ),
			static fn (): string => do_blocks( self::signup( $attributes, $fields ) )
		);
	}

	/**
	 * The names and values that a browser without scripts sends.
	 *
	 * @param string $html A printed form.
	 * @return array<string, string>
	 */
	private static function inputs( string $html ): array {
		preg_match_all( '/<input[^>]* name="([^"]+)" value="([^"]*)"/', $html, $found );
		return array_map(
			static fn ( string $value ): string => html_entity_decode( $value, ENT_QUOTES ),
			array_combine( $found[1], $found[2] )
		);
	}

	/**
	 * FORM-60: shown again on a page, in its foot perhaps, it has ids of its own; what search engines are told of the
	 * page counts for nothing.
	 */
	public function test_a_sign_up_shown_again_has_an_id_of_its_own(): void {
		remove_all_actions( 'wp_head' );
		add_action( 'wp_head', fn () => $this->html( [ 'anchor' => 'news' ] ) );
		do_action( 'wp_head' );
		$html = $this->html( [ 'anchor' => 'news' ] ) . $this->html( [ 'anchor' => 'news' ] );
		preg_match_all( '/ id="([^"]+)"/', $html, $ids );
		self::assertSame( array_unique( $ids[1] ), $ids[1] );
		self::assertContains( 'news', $ids[1] );
		self::assertContains( 'news-2', $ids[1] );
	}

	/**
	 * NEWS-1 BLOCK-2: a plain form to its own page with the names of the contract.
	 */
	public function test_it_carries_the_names_of_the_contract(): void {
		$html = $this->html(
			[ 'firstName' => true, 'lastName' => true, 'listId' => 'garden', 'accountName' => 'main' ]
		);
		self::assertMatchesRegularExpression(
			'/^<div [^>]*id="newsletter-\d+" data-brolga-module="brolga\/newsletter"/',
			trim( $html )
		);
		self::assertMatchesRegularExpression( '/<form [^>]*method="post" action="http:\/\/127\.0\.0\.1\/subscribe\/#newsletter-\d+"/', $html );
		self::assertStringNotContainsString( 'novalidate', $html );
		self::assertStringNotContainsString( 'data-brolga-action', $html, 'SPAM-1: no service is asked.' );
		self::assertSame( 3, substr_count( $html, ' required' ) );
		$inputs = self::inputs( $html );
		self::assertSame(
			[ 'garden', 'local', 'main', '' ],
			[
				$inputs['et_pb_signup_list_id'] ?? null,
				$inputs['et_pb_signup_provider'] ?? null,
				$inputs['et_pb_signup_account_name'] ?? null,
				$inputs['et_pb_signup_ip_address'] ?? null,
			]
		);
		foreach ( [ 'firstname', 'lastname', 'email', 'checksum' ] as $name ) {
			self::assertArrayHasKey( "et_pb_signup_{$name}", $inputs );
		}
	}

	/**
	 * BLOCK-63: a form is called what its heading says, and what its anchor says where it has none.
	 */
	public function test_a_form_has_a_name(): void {
		self::assertMatchesRegularExpression(
			'/<p [^>]*id="garden-title">Garden notes<.*<form [^>]*aria-labelledby="garden-title"(?![^>]*aria-label=)/s',
			$this->html( [ 'title' => 'Garden notes', 'anchor' => 'garden' ] )
		);
		self::assertMatchesRegularExpression(
			'/<form (?![^>]*aria-labelledby)[^>]*aria-label="Other notes"/',
			$this->html( [ 'anchor' => 'other-notes' ] )
		);
	}

	/**
	 * NEWS-28: no input takes more than is stored of it.
	 */
	public function test_inputs_end_where_the_table_does(): void {
		preg_match_all(
			'/name="et_pb_signup_(\w+)"[^>]* maxlength="(\d+)"/',
			$this->html( [ 'firstName' => true, 'lastName' => true ] ),
			$found
		);
		self::assertSame(
			[ 'firstname' => '200', 'lastname' => '200', 'email' => '254' ],
			array_combine( $found[1], $found[2] )
		);
	}

	/**
	 * NEWS-29 FORM-43: the script says what the owner says.
	 */
	public function test_the_script_has_the_owners_words(): void {
		$words = function ( string $html ): array {
			preg_match( '/data-brolga-messages="([^"]*)"/', $html, $found );
			return (array) json_decode( html_entity_decode( $found[1] ?? '', ENT_QUOTES ), true );
		};
		$usual = $words( $this->html() );
		self::assertSame(
			[
				'We could not sign you up. Please try again.',
				'Please enter a valid email address.',
				'Please fill in the following fields:',
			],
			[ $usual['failed'], $usual['invalid'], $usual['fill'] ]
		);
		$own = $words( $this->html( [ 'messages' => [
			'subscription_failed' => 'Sorry, “not” today.',
			'invalid'             => '<b>No</b>',
			'fill_message'        => 'You left out:',
		] ] ) );
		self::assertSame(
			[ 'Sorry, “not” today.', '<b>No</b>', 'You left out:' ],
			[ $own['failed'], $own['invalid'], $own['fill'] ]
		);
	}

	/**
	 * NEWS-3: names are asked where the owner wants them.
	 */
	public function test_names_are_asked_on_demand(): void {
		self::assertStringNotContainsString( 'firstname', $this->html() );
		self::assertStringNotContainsString( 'lastname', $this->html( [ 'firstName' => true ] ) );
	}

	/**
	 * NEWS-9 NEWS-15: without scripts the page's own post signs up and leads to the success in the form's place.
	 */
	public function test_a_posted_form_signs_up(): void {
		$id     = $this->signup_on_page( [ 'success' => 'Look into your mail.' ] );
		$page   = $id->source->post_id();
		$posted = [
			'et_pb_signup_email' => 'jo@example.com',
		] + self::inputs( $this->html( [ 'success' => 'Look into your mail.' ], $page ) );
		$answer = $this->post_action()->answer( $posted, [ 'HTTP_HOST' => '127.0.0.1' ] );
		self::assertSame( 303, $answer->status );
		self::assertMatchesRegularExpression(
			'/^http:\/\/127\.0\.0\.1\/subscribe\/\?brolga_sent=enquiry#newsletter-\d+$/',
			$answer->headers['Location'] ?? ''
		);
		self::assertSame( 'pending', $this->subscriber()['status'] );

		$_GET['brolga_sent'] = 'enquiry';
		$html                = $this->html( [ 'success' => 'Look into your mail.' ], $page );
		self::assertStringNotContainsString( '<form', $html );
		self::assertMatchesRegularExpression( '/data-brolga-success>Look into your mail\.</', $html );
	}

	/**
	 * NEWS-15: the proof names the page as the browser does, and this one where the browser names another site's.
	 */
	public function test_the_proof_names_the_page(): void {
		$id     = $this->signup_on_page();
		$posted = self::inputs( $this->html( [], $id->source->post_id() ) );
		$named  = 'http://127.0.0.1/subscribe/?campaign=fair';
		foreach ( [
			'jo@example.com'  => [ $named, $named ],
			'kim@example.com' => [ 'https://elsewhere.example/', 'http://127.0.0.1/subscribe/' ],
		] as $email => [ $referer, $page ] ) {
			$this->post_action()->answer(
				[ 'et_pb_signup_email' => $email ] + $posted,
				[ 'HTTP_HOST' => '127.0.0.1', 'HTTP_REFERER' => $referer ]
			);
			self::assertSame( $page, $this->subscriber( $email )['consent_page'] );
		}
	}

	/**
	 * NEWS-9: whatever brings no sign-up to a page is WordPress' to answer.
	 */
	public function test_requests_without_a_sign_up_are_not_answered(): void {
		$id       = $this->signup_on_page();
		$posted   = [ 'et_pb_signup_email' => 'jo@-a.com' ] + self::inputs( $this->html( [], $id->source->post_id() ) );
		$statuses = [];
		array_map( remove_all_actions( ... ), [ 'wp_loaded', 'template_redirect', 'status_header' ] );
		add_filter(
			'status_header',
			static function ( string $line, int $status ) use ( &$statuses ): string {
				$statuses[] = $status;
				return $line;
			},
			10,
			2
		);
		$this->post_action()->register();
		$answers = static function ( bool $is_page, array $sent ) use ( &$statuses ): array {
			$_POST = wp_slash( $sent );
			add_filter( 'wp_using_themes', $is_page ? '__return_true' : '__return_false' );
			do_action( 'wp_loaded' );
			do_action( 'template_redirect' );
			remove_all_filters( 'wp_using_themes' );
			return $statuses;
		};
		self::assertSame( [], $answers( false, $posted ) );
		self::assertSame( [], $answers( true, array_diff_key( $posted, [ 'et_pb_signup_checksum' => '' ] ) ) );
		self::assertSame( [ 422 ], $answers( true, $posted ) );
	}

	/**
	 * NEWS-9: a success leads to the owner's page.
	 */
	public function test_a_posted_form_leads_to_the_owners_page(): void {
		$id     = $this->signup_on_page( [ 'redirectUrl' => '/welcome/', 'redirectQuery' => [ 'email' ] ] );
		$posted = [
			'et_pb_signup_email' => 'jo@example.com',
		] + self::inputs( $this->html( [], $id->source->post_id() ) );
		self::assertSame(
			'/welcome/?email=jo%40example.com',
			$this->post_action()->answer( $posted, [ 'HTTP_HOST' => '127.0.0.1' ] )->headers['Location'] ?? ''
		);
	}

	/**
	 * NEWS-3 NEWS-19: a failure is the page, the input marked, the visitor's text kept.
	 */
	public function test_a_failure_keeps_the_text_and_marks_the_input(): void {
		$id     = $this->signup_on_page( [ 'firstName' => true, 'anchor' => 'up' ] );
		$posted = [
			'et_pb_signup_email'     => 'jo@-a.com',
			'et_pb_signup_firstname' => 'Jo "J"',
		] + self::inputs( $this->html( [ 'firstName' => true, 'anchor' => 'up' ], $id->source->post_id() ) );
		$answer = $this->post_action()->answer( $posted, [ 'HTTP_HOST' => '127.0.0.1' ] );
		self::assertSame( [ 422, null ], [ $answer->status, $answer->body ] );
		$html = $this->html( [ 'firstName' => true, 'anchor' => 'up' ], $id->source->post_id() );
		self::assertStringContainsString( 'class="brolga-error-text" id="up-2-errors" role="alert"', $html );
		self::assertStringContainsString( 'value="Jo &quot;J&quot;"', $html );
		self::assertMatchesRegularExpression( '/<input class="brolga-signup-error" id="up-2-email"[^>]*value="jo@-a\.com"[^>]*aria-invalid="true" aria-describedby="up-2-errors"/', $html );
		self::assertSame( 1, substr_count( $html, 'brolga-signup-error' ) );
	}

	/**
	 * NEWS-6 COND-1: custom fields stand in the form under the contract's names, a group's boxes apart, ids unlike
	 * those of our own inputs.
	 */
	public function test_custom_fields_stand_in_the_form(): void {
		$html = $this->html( [ 'anchor' => 'up' ], 12, self::CUSTOM );
		preg_match_all( '/ name="(et_custom_fields[^"]*)"/', $html, $names );
		self::assertSame(
			[
				'et_custom_fields[suburb]',
				'et_custom_fields[topics][1]',
				'et_custom_fields[topics][2]',
				'et_custom_fields[share]',
				'et_custom_fields[email]',
			],
			$names[1]
		);
		preg_match_all( '/ id="([^"]*)"/', $html, $ids );
		self::assertSame( $ids[1], array_unique( $ids[1] ) );
		self::assertContains( 'up-field-email', $ids[1] );
		self::assertMatchesRegularExpression( '/data-brolga-field="email"[^>]* data-brolga-concealed|data-brolga-concealed[^>]* data-brolga-field="email"/', $html );
		self::assertLessThan( strpos( $html, 'data-brolga-submit' ), strpos( $html, 'et_custom_fields[suburb]' ) );
		self::assertStringNotContainsString( '__custom', $this->html() );
	}

	/**
	 * UPLOAD-14: one that must be filled would keep everybody out.
	 */
	public function test_a_file_field_is_neither_drawn_nor_asked_for(): void {
		$fields = [
			[
				'fieldId' => 'proof',
				'type'    => 'file',
				'label'   => 'Proof',
			],
		];
		self::assertStringNotContainsString( 'type="file"', $this->html( [], 12, $fields ) );
		self::assertNull( $this->sign_up( $this->signup_on_page( [], $fields ) )->error );
	}

	/**
	 * NEWS-4 NEWS-6: without scripts the page's own post brings custom fields too; what is wrong is said at the field,
	 * what was typed stays.
	 */
	public function test_custom_fields_come_back_without_scripts(): void {
		$id     = $this->signup_on_page( [ 'anchor' => 'up' ], self::CUSTOM );
		$page   = $id->source->post_id();
		$posted = self::inputs( $this->html( [ 'anchor' => 'up' ], $page, self::CUSTOM ) );
		$posted = array_filter(
			$posted,
			static fn ( string $name ): bool => ! str_starts_with( $name, 'et_custom' ),
			ARRAY_FILTER_USE_KEY
		);
		$posted = [
			'et_pb_signup_email' => 'jo@example.com',
			'et_custom_fields'   => [ 'topics' => [ '2' => 'fruit' ], 'share' => '1', 'email' => 'no' ],
		] + $posted;
		self::assertSame( 422, $this->post_action()->answer( $posted, [ 'HTTP_HOST' => '127.0.0.1' ] )->status );
		$html = $this->html( [ 'anchor' => 'up' ], $page, self::CUSTOM );
		self::assertMatchesRegularExpression( '/brolga-contact-error" id="up-2-field-suburb"/', $html );
		self::assertMatchesRegularExpression( '/value="no"[^>]*aria-invalid="true"/', $html );
		self::assertMatchesRegularExpression( '/value="fruit" checked/', $html );
		self::assertSame( 0, substr_count( $html, 'brolga-signup-error' ) );

		$posted['et_custom_fields'] = [ 'suburb' => 'Bulimba', 'topics' => [ '2' => 'fruit' ] ];
		self::assertSame( 303, $this->post_action()->answer( $posted, [ 'HTTP_HOST' => '127.0.0.1' ] )->status );
		self::assertStringContainsString( 'Bulimba', (string) $this->subscriber()['fields'] );
	}

	/**
	 * NEWS-13 TOKEN-7 TOKEN-10: forged, foreign and too long; the page that says so is drawn with a fresh signature.
	 */
	public function test_what_is_forged_is_refused(): void {
		$id     = $this->signup_on_page();
		$posted = [
			'et_pb_signup_email' => 'jo@example.com',
		] + self::inputs( $this->html( [], $id->source->post_id() ) );
		$server = [ 'HTTP_HOST' => '127.0.0.1' ];
		self::assertSame(
			403,
			$this->post_action()->answer( $posted, [ 'HTTP_SEC_FETCH_SITE' => 'cross-site' ] + $server )->status
		);
		self::assertSame(
			413,
			$this->post_action()->answer( $posted, [ 'CONTENT_LENGTH' => '196612' ] + $server )->status
		);
		self::assertSame(
			403,
			$this->post_action()->answer(
				[ 'et_pb_signup_list_id' => 'vip', 'brolga_number' => '1' ] + $posted,
				$server
			)->status
		);
		$html = $this->html( [ 'anchor' => 'up' ], $id->source->post_id() );
		self::assertStringContainsString( 'brolga-error-text', $html );
		self::assertNotSame( '', self::inputs( $html )['et_pb_signup_checksum'] ?? '' );
		self::assertSame( 0, $this->rows_of( 'subscribers' ) );
	}

	/**
	 * What is signed can be read by everybody, and holds no secret: form, list, provider, account, consent.
	 */
	public function test_the_page_holds_no_key(): void {
		$payload = explode(
			'.',
			self::inputs( $this->html( [ 'consent' => 'One mail a month.' ] ) )['et_pb_signup_checksum'] ?? ''
		)[0];
		self::assertSame(
			'["post-12:enquiry","newsletter","local","","One mail a month."]',
			base64_decode( strtr( $payload, '-_', '+/' ), true )
		);
	}

	/**
	 * FEED-1 FEED-2: a link to the owner's service with the feed's uri; no form, and no link that runs.
	 */
	public function test_a_feed_is_a_link(): void {
		$html = $this->html( [
			'kind'        => 'feed',
			'feedUrl'     => 'https://feeds.example/subscribe?lang=en',
			'feedUri'     => 'fig & ferry',
			'submitLabel' => 'Follow',
		] );
		self::assertStringContainsString( 'href="https://feeds.example/subscribe?lang=en&amp;uri=fig%20%26%20ferry" target="_blank" rel="noopener"', $html );
		self::assertStringContainsString( '>Follow</a>', $html );
		self::assertStringNotContainsString( '<form', $html );
		self::assertSame( '', trim( $this->html( [ 'kind' => 'feed', 'feedUrl' => 'javascript:alert(1)' ] ) ) );
	}

	/**
	 * What a contributor may put into attributes cannot leave them.
	 */
	public function test_attributes_stay_attributes(): void {
		$evil = '"><img src=x onerror=alert(1)>';
		$html = $this->html( array_fill_keys(
			[
				'anchor',
				'uid',
				'title',
				'listId',
				'provider',
				'accountName',
				'consent',
				'success',
				'submitLabel',
				'redirectUrl',
			],
			$evil
		) );
		self::assertStringNotContainsString( '<img', $html );
		self::assertSame( 1, substr_count( $html, '<form' ) );
	}

	/**
	 * The edge for pages, over what was built.
	 */
	private function post_action(): SignupPostAction {
		return $this->built->get( SignupPostAction::class );
	}

	/**
	 * FORM-880 FORM-884: a sign-up has the look and the columns that its owner chose.
	 */
	public function test_it_has_the_look_that_its_owner_chose(): void {
		$html = $this->html( [ 'look' => [ 'columns' => 2, 'buttonRadius' => '8px' ] ] );
		preg_match( '/^<div [^>]*>/', trim( $html ), $root );
		self::assertMatchesRegularExpression( '/class="[^"]*\bbrolga-look is-columns-2\b/', $root[0] ?? '' );
		self::assertStringContainsString( 'style="--brolga-button-radius:8px"', $root[0] ?? '' );
		self::assertTrue( wp_style_is( 'brolga-form' ) );
	}

	/**
	 * FORM-881: whatever was saved in place of a value leaves the theme's look.
	 */
	public function test_what_is_no_look_is_the_themes(): void {
		wp_dequeue_style( 'brolga-form' );
		$html = $this->html( [ 'look' => [ 'columns' => '2', 'buttonText' => 'red;} body{display:none' ] ] );
		preg_match( '/^<div [^>]*>/', trim( $html ), $root );
		self::assertStringContainsString( 'data-brolga-module="brolga/newsletter"', $root[0] ?? '' );
		self::assertStringNotContainsString( 'style=', $root[0] ?? '' );
		self::assertStringNotContainsString( 'brolga-look', $root[0] ?? '' );
		self::assertFalse( wp_style_is( 'brolga-form' ) );
	}
}
