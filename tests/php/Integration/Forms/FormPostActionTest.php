<?php
/**
 * Forms that are posted to their page.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Integration\Forms;

use Brolga\Core\Page\PageAnswer;
use Brolga\Forms\Sending\PageRequest;
use Brolga\Forms\Source\FormId;
use Brolga\Tests\FormTestCase;
use Brolga\Tests\Support\Crafted;
use PHPUnit\Framework\Attributes\DataProvider;
use RuntimeException;

/**
 * The wire contract of the page's post, with scripts and without.
 */
final class FormPostActionTest extends FormTestCase {

	/**
	 * The statuses that were sent.
	 *
	 * @var list<int>
	 */
	private array $statuses = [];

	protected function setUp(): void {
		parent::setUp();
		$_SERVER['HTTP_HOST']   = '127.0.0.1';
		$_SERVER['REQUEST_URI'] = '/contact/?utm_source=first-visitor&x=1';
	}

	/**
	 * The body that a browser sends.
	 *
	 * @param array<string, mixed> $values Of its fields.
	 * @param array<string, mixed> $own    Of the form's own inputs.
	 * @param int                  $number The form's number on the page.
	 * @return array<string, mixed>
	 */
	private function body( FormId $form, array $values = self::VALUES, array $own = [], int $number = 0 ): array {
		$body = $own + [
			"et_pb_contactform_submit_{$number}" => '1',
			'brolga_form'                        => $this->tokens->sign( $form ),
			'brolga_key'                         => '',
			'token'                              => '',
		];
		foreach ( $values as $name => $value ) {
			$body[ "et_pb_contact_{$name}_{$number}" ] = $value;
		}
		return $body;
	}

	/**
	 * The answer to a post.
	 *
	 * @param array<string, mixed>  $body   Its fields.
	 * @param array<string, string> $server Headers and the like.
	 * @param array<string, mixed>  $files  What PHP calls $_FILES.
	 */
	private function post( array $body, array $server = [], array $files = [] ): PageAnswer {
		$request = PageRequest::of(
			$body,
			$server + [ 'REQUEST_METHOD' => 'POST', 'HTTP_HOST' => '127.0.0.1' ],
			$files
		);
		self::assertNotNull( $request );
		return $this->action()->answer( $request );
	}

	/**
	 * The site as a browser asks it for a page, as far as `wp_loaded`.
	 *
	 * @param array<string, mixed>  $body   The fields of a post.
	 * @param array<string, string> $server Headers and the like.
	 */
	private function ask_for_page( array $body, array $server = [] ): void {
		$_POST          = wp_slash( $body );
		$_SERVER        = $server + [ 'REQUEST_METHOD' => 'POST' ] + $_SERVER;
		$this->statuses = [];
		array_map( remove_all_actions( ... ), [ 'wp_loaded', 'template_redirect', 'status_header' ] );
		add_filter( 'wp_using_themes', '__return_true' );
		add_filter(
			'status_header',
			function ( string $line, int $status ): string {
				$this->statuses[] = $status;
				// What is sent at once ends the request.
				return 303 === $status ? throw new RuntimeException( 'Sent.' ) : $line;
			},
			10,
			2
		);
		$this->action()->register();
		do_action( 'wp_loaded' );
	}

	/**
	 * What the browser gets of a page with a form, once WordPress prints it.
	 */
	private function printed( FormId $form ): string {
		ob_start();
		$level = ob_get_level();
		do_action( 'template_redirect' );
		echo '<main>' . $this->page( $form ) . '</main>'; // phpcs:ignore WordPress.Security.EscapeOutput -- Rendered blocks.
		while ( ob_get_level() > $level ) {
			ob_end_flush();
		}
		return (string) ob_get_clean();
	}

	/**
	 * The page of a form as the request would print it.
	 */
	private function page( FormId $form ): string {
		$GLOBALS['post'] = get_post( $form->source->post_id() );
		$html            = apply_filters( 'the_content', get_post_field( 'post_content', $form->source->post_id() ) );
		self::assertIsString( $html );
		return $html;
	}

	/**
	 * FORM-28 FORM-36: without scripts a success redirects to the page, which tells of it; nothing of one visit stands
	 * in the address.
	 */
	public function test_a_success_without_scripts_leads_back_to_the_page(): void {
		$form   = $this->form_on_page();
		$answer = $this->post( $this->body( $form ) );
		self::assertSame( 303, $answer->status );
		self::assertSame( 'http://127.0.0.1/contact/?x=1&brolga_sent=enquiry#contact-form-1', $answer->headers['Location'] );
		self::assertSame( 'no-store', $answer->headers['Cache-Control'] );
		self::assertMatchesRegularExpression( '/^[\da-f]{16}\.enquiry$/', $answer->lead );
	}

	/**
	 * PERF-10: the form is looked up once, and the redirect goes by what was found.
	 */
	public function test_the_form_is_read_once(): void {
		$body = $this->body( $this->form_on_page() );
		$read = 0;
		add_filter(
			'block_parser_class',
			static function ( mixed $name ) use ( &$read ): mixed {
				++$read;
				return $name;
			}
		);
		self::assertSame( 303, $this->post( $body )->status );
		self::assertSame( 1, $read );
	}

	/**
	 * FORM-29: the page that tells of it, and only for that form.
	 */
	public function test_the_page_after_a_success_tells_of_it(): void {
		$form                = $this->form_on_page(
			[ 'messages' => [ 'success' => "Thank you!\n\nWe call you & yours." ] ]
		);
		$_GET['brolga_sent'] = 'enquiry';
		$html                = $this->page( $form );
		self::assertStringContainsString( 'Thank you!', $html );
		self::assertStringContainsString( 'We call you &amp; yours.', $html );
		self::assertStringNotContainsString( '<form', $html );
		foreach ( [ 'other', [ 'enquiry' ], '' ] as $sent ) {
			$_GET['brolga_sent'] = $sent;
			self::assertStringContainsString( '<form', $this->page( $form ) );
		}
	}

	/**
	 * FORM-28 FORM-31: without scripts a success redirects to the owner's address with the chosen values.
	 */
	public function test_a_success_leads_to_the_owners_address(): void {
		$answer = $this->post(
			$this->body(
				$this->form_on_page(
					[
						'redirectUrl'   => '/thank-you/?from=form#top',
						'redirectQuery' => [ 'email', 'name', 'css_id' ],
					]
				)
			)
		);
		self::assertSame( '/thank-you/?from=form&name=Jo%20Smith&email=jo%40example.com&css_id=contact-form-1#top', $answer->headers['Location'] );
	}

	/**
	 * FORM-32: the address of the visitor goes along only where the owner chose it.
	 */
	public function test_the_visitors_address_goes_along_only_when_chosen(): void {
		$with = [
			'redirectUrl'   => 'https://crm.example/in',
			'redirectQuery' => [ 'ip_address' ],
		];
		self::assertSame(
			'https://crm.example/in?ip_address=127.0.0.1',
			$this->post( $this->body( $this->form_on_page( $with ) ) )->headers['Location']
		);
		self::assertSame(
			'https://crm.example/in',
			$this->post( $this->body( $this->form_on_page( [ 'redirectQuery' => [] ] + $with ) ) )->headers['Location']
		);
	}

	/**
	 * Addresses that are not followed.
	 *
	 * @return iterable<string, array{string}>
	 */
	public static function unsafe(): iterable {
		foreach ( [
			'//evil.example',
			'https:evil.example',
			'\\\\evil.example',
			'/\\evil.example',
			'/\\/evil.example',
			"/\t/evil.example",
			'javascript:alert(1)',
			'data:text/html,x',
			'https://good.example@evil.example/',
			'https://good.example:x@evil.example',
			"https://evil.example\r\nX: y",
			'ftp://example.com/',
			'thank-you',
			'http://',
			'  ',
		] as $url ) {
			yield $url => [ $url ];
		}
	}

	/**
	 * FORM-33: with such an address a success stays on the page.
	 *
	 * @param string $url The address.
	 */
	#[DataProvider( 'unsafe' )]
	public function test_an_unsafe_redirect_is_not_followed( string $url ): void {
		$answer = $this->post( $this->body( $this->form_on_page( [ 'redirectUrl' => $url ] ) ) );
		self::assertSame( 303, $answer->status );
		self::assertStringStartsWith(
			'http://127.0.0.1/contact/?x=1&brolga_sent=enquiry',
			$answer->headers['Location']
		);
	}

	/**
	 * FORM-28: an address of the request that looks like another site is no other site.
	 */
	public function test_the_page_is_always_one_of_this_site(): void {
		foreach ( [ '//evil.example/x', '/\\evil.example/x', 'https://evil.example/x' ] as $uri ) {
			$_SERVER['REQUEST_URI'] = $uri;
			self::assertStringStartsWith(
				'http://127.0.0.1/',
				$this->post( $this->body( $this->form_on_page() ) )->headers['Location']
			);
			self::assertStringContainsString( 'action="http://127.0.0.1/', $this->page( $this->form_on_page() ) );
		}
	}

	/**
	 * FORM-25 FORM-27: with the header a success is the module alone, and says where to go and which lead it is.
	 */
	public function test_a_success_with_the_header_is_the_module_alone(): void {
		$answer = $this->post(
			$this->body( $this->form_on_page( [ 'redirectUrl' => '/thank-you/' ] ) ),
			[ 'HTTP_X_BROLGA_MODULE' => 'contact-form-1' ]
		);
		self::assertSame( 200, $answer->status );
		self::assertIsString( $answer->body );
		self::assertMatchesRegularExpression(
			'/^<div [^>]*id="contact-form-1"[^>]*data-brolga-lead="[\da-f]{16}"[^>]*data-brolga-redirect="\/thank-you\/"/',
			trim( $answer->body )
		);
		self::assertStringNotContainsString( 'brolga-error-text', $answer->body );
		self::assertStringNotContainsString( '<form', $answer->body );
		self::assertSame( 'no-store', $answer->headers['Cache-Control'] );
	}

	/**
	 * PERF-16: rendering a block asks for WordPress' list of scripts; a module prints none.
	 */
	public function test_a_module_alone_makes_no_list_of_scripts(): void {
		$body = $this->body( $this->form_on_page() );
		unset( $GLOBALS['wp_scripts'] );
		$answer = $this->post( $body, [ 'HTTP_X_BROLGA_MODULE' => 'contact-form-1' ] );
		$listed = array_keys( wp_scripts()->registered );
		unset( $GLOBALS['wp_scripts'] );
		self::assertNotNull( $answer->body );
		self::assertSame( [], $listed );
	}

	/**
	 * FORM-19 FORM-35 FORM-18 FORM-45: a failure with the header: labels, words, marks and the visitor's text.
	 */
	public function test_a_failure_with_the_header_is_the_module_with_its_text(): void {
		$answer = $this->post(
			$this->body(
				$this->form_on_page( [ 'anchor' => 'quote' ] ),
				[
					'name'     => '',
					'email'    => '"><script>alert(1)</script>',
					'services' => [ 'Walls' ],
					'message'  => "</textarea><svg onload=alert(1)>\nsecond line",
				],
				[],
				3
			),
			[ 'HTTP_X_BROLGA_MODULE' => 'quote' ]
		);
		$html = (string) $answer->body;
		self::assertSame( 422, $answer->status );
		self::assertStringContainsString( '<div class="brolga-error-text" id="quote-errors" role="alert"', $html );
		self::assertStringContainsString( '<p>Please fill in the following fields:</p><ul><li><a href="#quote-name">Your name</a></li></ul>', $html );
		self::assertStringContainsString( '<p>Please correct the following:</p><ul><li><a href="#quote-email">Email</a>: Please enter a valid email address.</li></ul>', $html );
		self::assertStringContainsString( "&lt;/textarea&gt;&lt;svg onload=alert(1)&gt;\nsecond line</textarea>", $html );
		self::assertStringContainsString( 'value="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;"', $html );
		self::assertMatchesRegularExpression( '/value="Walls" checked/', $html );
		self::assertDoesNotMatchRegularExpression( '/value="Lawns" checked/', $html );
		self::assertStringContainsString( 'name="et_pb_contact_services_3[]"', $html );
		self::assertMatchesRegularExpression( '/<input class="[^"]*brolga-contact-error" id="quote-name"|<input [^>]*class="[^"]*brolga-contact-error"[^>]*id="quote-name"/', $html );
		self::assertMatchesRegularExpression( '/id="quote-email"[^>]*aria-invalid="true" aria-describedby="quote-email-error"/', $html );
		self::assertStringContainsString( 'data-brolga-error="Please fill in this field.">Please enter a valid email address.</p>', $html );
		self::assertSame( '', $answer->lead );
	}

	/**
	 * FORM-26: an unknown module, or none: the whole page, with the status of the failure and the text in the form.
	 */
	public function test_a_failure_without_the_header_is_the_whole_page(): void {
		$form = $this->form_on_page();
		foreach ( [ '', 'contact-form-9', '"><script>' ] as $module ) {
			$answer = $this->post(
				$this->body( $form, [ 'message' => 'Kept' ] ),
				[ 'HTTP_X_BROLGA_MODULE' => $module ]
			);
			self::assertSame( [ 422, null ], [ $answer->status, $answer->body ] );
			$html = $this->page( $form );
			self::assertStringContainsString( 'brolga-error-text', $html );
			// SITE-30: it has something to do at once.
			self::assertStringNotContainsString( 'data-brolga-later="', $html );
			self::assertStringContainsString( '>Kept</textarea>', $html );
		}
	}

	/**
	 * FORM-48: of two forms on a page, one tells of its failure.
	 */
	public function test_forms_answer_for_themselves(): void {
		$page = $this->make_post( self::form() . self::form( [ 'uid' => 'other' ] ) );
		$this->post( $this->body( self::id_of( $page ), [ 'message' => 'Kept' ] ) );
		$html = $this->page( self::id_of( $page ) );
		self::assertSame( 1, substr_count( $html, 'brolga-error-text' ) );
		self::assertSame( 1, substr_count( $html, '>Kept</textarea>' ) );
		self::assertSame( 2, substr_count( $html, '<form' ) );
		self::assertStringContainsString( 'name="et_pb_contact_name_1"', $html );
		self::assertStringContainsString( 'id="contact-form-2"', $html );
	}

	/**
	 * FORM-59: two forms of a post that no editor gave an identity are two forms: each asks, says and keeps its own.
	 * FORM-48 FORM-53.
	 */
	public function test_forms_without_an_identity_are_told_apart(): void {
		$page = $this->make_post(
			self::form( [ 'uid' => '' ] )
			. self::form(
				[
					'uid'      => '',
					'messages' => [ 'success' => 'The second' ],
				],
				[
					[
						'fieldId' => 'extra',
						'label'   => 'Extra',
					],
				]
			)
		);
		preg_match_all( '/name="brolga_form" value="([^"]+)"/', $this->page( self::id_of( $page ) ), $tokens );
		self::assertSame(
			[ 'default', 'default~2' ],
			array_map( fn ( string $token ): string => $this->tokens->read( $token )->uid, $tokens[1] )
		);
		$second = $this->tokens->read( $tokens[1][1] ?? '' );
		$header = [ 'HTTP_X_BROLGA_MODULE' => 'contact-form-2' ];
		$wrong  = $this->post( $this->body( $second, [ 'extra' => '' ], number: 1 ), $header );
		self::assertSame( 422, $wrong->status );
		self::assertSame( 1, preg_match( '/name="brolga_form" value="([^"]+)"/', (string) $wrong->body, $token ) );
		self::assertSame( $second->uid, $this->tokens->read( $token[1] ?? '' )->uid );
		$answer = $this->post( $this->body( $second, [ 'extra' => 'Kept' ], number: 1 ), $header );
		self::assertSame( 200, $answer->status );
		self::assertStringContainsString( 'The second', (string) $answer->body );
		self::assertStringContainsString( 'data-brolga-lead-form="default~2"', (string) $answer->body );
		$lead = $this->leads->find(
			(int) $this->connection->value( "SELECT MAX(id) FROM {$this->connection->table( 'entries' )}" )
		);
		self::assertSame(
			[ 'extra', 'Kept', 'default~2' ],
			[ $lead->fields[0]['id'] ?? '', $lead->fields[0]['value'] ?? '', $lead->form_uid ?? '' ]
		);
	}

	/**
	 * FORM-60 FORM-25: a form that stands on the page again is asked for by the id that it has there.
	 */
	public function test_a_form_that_is_repeated_is_asked_for_by_its_own_id(): void {
		$form = $this->form_on_page( [ 'anchor' => 'quote' ] );
		$body = (string) $this->post(
			$this->body( $form, [ 'name' => 'Jo' ], number: 1 ),
			[ 'HTTP_X_BROLGA_MODULE' => 'quote-2' ]
		)->body;
		self::assertStringContainsString( 'id="quote-2"', $body );
		self::assertStringContainsString( 'id="quote-2-name" name="et_pb_contact_name_1"', $body );
		self::assertStringContainsString( 'href="#quote-2-message"', $body );
		self::assertStringContainsString(
			'id="quote"',
			(string) $this->post(
				$this->body( $form, [ 'name' => 'Jo' ], number: 1 ),
				[ 'HTTP_X_BROLGA_MODULE' => 'quote' ]
			)->body
		);
		self::assertNull( $this->post(
			$this->body( $form, [ 'name' => 'Jo' ], number: 1 ),
			[ 'HTTP_X_BROLGA_MODULE' => 'quote-3' ]
		)->body );
	}

	/**
	 * FORM-46 TOKEN-10: a forged or outdated id: 403, a sentence, the text in the form of that place and a fresh id, so
	 * that sending again works.
	 */
	public function test_a_refused_token_is_exchanged(): void {
		$form   = $this->form_on_page();
		$answer = $this->post(
			[ 'brolga_form' => 'forged' ] + $this->body( $form ),
			[ 'HTTP_X_BROLGA_MODULE' => 'contact-form-1' ]
		);
		self::assertSame( [ 403, null ], [ $answer->status, $answer->body ] );
		$html = $this->page( $form );
		self::assertStringContainsString( 'Please submit it again.', $html );
		self::assertStringContainsString( 'what does a wall cost?</textarea>', $html );
		self::assertSame( 1, preg_match( '/name="brolga_form" value="([^"]+)"/', $html, $token ) );
		self::assertSame( 303, $this->post( [ 'brolga_form' => $token[1] ?? '' ] + $this->body( $form ) )->status );
	}

	/**
	 * FORM-26: WordPress prints the page that answers, whose status is the failure's.
	 */
	public function test_a_page_that_answers_has_the_status_of_the_failure(): void {
		$form = $this->form_on_page();
		$this->ask_for_page( $this->body( $form, [ 'message' => "Jo's" ] ) );
		self::assertSame( [], $this->statuses, 'WordPress would set its own.' );
		$html = $this->printed( $form );
		self::assertSame( [ 422 ], $this->statuses );
		self::assertStringStartsWith( '<main>', $html );
		self::assertStringContainsString( '>Jo&#039;s</textarea>', $html );
	}

	/**
	 * FORM-28: a success is sent before WordPress looks for a page.
	 */
	public function test_a_success_is_sent_at_once(): void {
		try {
			$this->ask_for_page( $this->body( $this->form_on_page() ) );
			self::fail( 'Nothing was sent.' );
		} catch ( RuntimeException ) {
			self::assertSame( [ 303 ], $this->statuses );
		}
	}

	/**
	 * FORM-25 FORM-46: who asked for a module, but by an id that is not ours, gets it from the page that has it.
	 */
	public function test_the_module_is_cut_out_of_the_page(): void {
		$form = $this->form_on_page();
		$this->ask_for_page(
			[ 'brolga_form' => 'forged' ] + $this->body( $form ),
			[ 'HTTP_X_BROLGA_MODULE' => 'contact-form-1' ]
		);
		$html = $this->printed( $form );
		self::assertSame( [ 403 ], $this->statuses );
		self::assertStringStartsWith( '<div ', trim( $html ) );
		self::assertStringContainsString( 'Please submit it again.', $html );
		self::assertStringNotContainsString( '<main>', $html );
	}

	/**
	 * Modules that nobody can cut out, and what is on the page.
	 *
	 * @return iterable<string, array{string, string}>
	 */
	public static function uncut(): iterable {
		$two = self::form() . self::form( [ 'uid' => 'other' ] );
		yield 'it is not on the page' => [ 'contact-form-9', $two ];
		yield 'another form was sent' => [ 'contact-form-2', $two ];
		yield 'the form is gone' => [ 'contact-form-1', '<p>Nothing</p>' ];
	}

	/**
	 * FORM-25 FORM-26: else it gets the page.
	 *
	 * @param string $module  What is asked for.
	 * @param string $content What is on the page.
	 */
	#[DataProvider( 'uncut' )]
	public function test_what_cannot_be_cut_out_is_the_page( string $module, string $content ): void {
		$form = self::id_of( $this->make_post( $content ) );
		$this->ask_for_page(
			[ 'brolga_form' => 'forged' ] + $this->body( $form ),
			[ 'HTTP_X_BROLGA_MODULE' => $module ]
		);
		self::assertStringStartsWith( '<main>', $this->printed( $form ) );
	}

	/**
	 * FORM-3: whatever else is asked for is WordPress' to answer.
	 */
	public function test_requests_without_a_form_are_not_answered(): void {
		$form = $this->form_on_page();
		$this->ask_for_page( $this->body( $form, [] ), [ 'REQUEST_METHOD' => 'GET' ] );
		self::assertStringContainsString( '<form', $this->printed( $form ) );
		self::assertSame( [], $this->statuses );
		// The dashboard and other entrances.
		add_filter( 'wp_using_themes', '__return_false', 20 );
		$this->ask_for_page( $this->body( $form ) );
		self::assertSame( [], $this->statuses );
		self::assertSame( 0, $this->rows_of( 'entries' ) );
	}

	/**
	 * FORM-46: the form is gone from the page: 404, and the visitor's text is given back, as text.
	 */
	public function test_the_text_of_a_form_that_is_gone_is_given_back(): void {
		$form = self::id_of( $this->make_post( self::form(), 'draft' ) );
		$this->action()->register();
		$answer = $this->post( $this->body( $form, [ 'message' => "<b>Long</b>\nstory" ] ) );
		self::assertSame( 404, $answer->status );
		$this->expectOutputRegex( '/brolga-error-text.*copy your text.*&lt;b&gt;Long&lt;\/b&gt;<br \/>\nstory/s' );
		$request = PageRequest::of(
			$this->body( $form, [ 'message' => "<b>Long</b>\nstory" ] ),
			[ 'REQUEST_METHOD' => 'POST' ]
		);
		self::assertNotNull( $request );
		$action = $this->action();
		$action->register();
		$action->answer( $request );
		do_action( 'wp_body_open' );
	}

	/**
	 * REST-2 REST-3: size before origin, origin before signature.
	 */
	public function test_size_and_origin_come_first(): void {
		$form  = $this->form_on_page();
		$large = $this->body( $form, [ 'message' => str_repeat( 'x', 5 * 1024 * 1024 ) ] );
		self::assertSame( 413, $this->post( $large, [ 'HTTP_ORIGIN' => 'https://evil.example' ] )->status );
		self::assertSame( 413, $this->post( $this->body( $form ), [ 'CONTENT_LENGTH' => '196612' ] )->status );
		self::assertSame(
			403,
			$this->post(
				[ 'brolga_form' => 'x' ] + $this->body( $form ),
				[ 'HTTP_ORIGIN' => 'https://evil.example' ]
			)->status
		);
		self::assertSame( 0, $this->rows_of( 'entries' ) );
	}

	/**
	 * REST-19: what no form takes does not come back; what was typed beside it does.
	 */
	public function test_an_answer_is_not_as_long_as_what_was_too_long(): void {
		$form   = $this->form_on_page();
		$values = [ 'message' => str_repeat( 'x', 2 * 1024 * 1024 ), 'name' => 'Somebody patient' ] + self::VALUES;
		$answer = $this->post( $this->body( $form, $values ), [ 'HTTP_X_BROLGA_MODULE' => 'contact-form-1' ] );
		self::assertSame( 413, $answer->status );
		self::assertStringContainsString( 'Somebody patient', (string) $answer->body );
		self::assertLessThan( 64 * 1024, strlen( (string) $answer->body ) );
		// A text that is only a little too long with the others is not lost.
		$long   = str_repeat( 'y', 66_000 );
		$answer = $this->post(
			$this->body( $form, [ 'message' => $long ] + self::VALUES ),
			[ 'HTTP_X_BROLGA_MODULE' => 'contact-form-1' ]
		);
		self::assertSame( 413, $answer->status );
		self::assertStringContainsString( $long, (string) $answer->body );
	}

	/**
	 * REST-260: a letter that takes nine bytes encoded is one of three.
	 */
	public function test_the_length_is_that_of_what_was_typed(): void {
		$form   = $this->form_on_page();
		$text   = str_repeat( '树', 8000 );
		$answer = $this->post(
			$this->body( $form, [ 'message' => $text ] + self::VALUES ),
			[ 'CONTENT_LENGTH' => (string) ( strlen( rawurlencode( $text ) ) + 600 ) ]
		);
		self::assertSame( 303, $answer->status );
		self::assertSame( 1, $this->rows_of( 'entries' ) );
	}

	/**
	 * TOKEN-7: a page of the same host without encryption is another site's where this site is encrypted.
	 */
	public function test_an_origins_scheme_counts(): void {
		$form = $this->form_on_page();
		self::assertSame( 303, $this->post( $this->body( $form ), [ 'HTTP_ORIGIN' => 'https://127.0.0.1' ] )->status );
		add_filter( 'option_home', static fn (): string => 'https://127.0.0.1' );
		self::assertSame( 403, $this->post( $this->body( $form ), [ 'HTTP_ORIGIN' => 'http://127.0.0.1' ] )->status );
		self::assertSame(
			303,
			$this->post(
				$this->body( $form, [ 'message' => 'Another one.' ] + self::VALUES ),
				[ 'HTTP_ORIGIN' => 'https://127.0.0.1' ]
			)->status
		);
	}

	/**
	 * Headers of a request, and whether it is another site's.
	 *
	 * @return iterable<string, array{array<string, string>, int}>
	 */
	public static function origins(): iterable {
		yield 'none, as old browsers and programs' => [ [], 303 ];
		yield 'our own' => [ [ 'HTTP_ORIGIN' => 'http://127.0.0.1', 'HTTP_SEC_FETCH_SITE' => 'same-origin' ], 303 ];
		yield 'typed in' => [ [ 'HTTP_SEC_FETCH_SITE' => 'none' ], 303 ];
		yield 'another site' => [ [ 'HTTP_ORIGIN' => 'https://evil.example' ], 403 ];
		yield 'a host that starts like ours' => [ [ 'HTTP_ORIGIN' => 'http://127.0.0.1.evil.example' ], 403 ];
		yield 'a user that looks like us' => [ [ 'HTTP_ORIGIN' => 'http://127.0.0.1@evil.example' ], 403 ];
		yield 'another port' => [ [ 'HTTP_ORIGIN' => 'http://127.0.0.1:8080' ], 403 ];
		yield 'another site, by its browser' => [ [ 'HTTP_SEC_FETCH_SITE' => 'cross-site' ], 403 ];
		yield 'a sandbox' => [ [ 'HTTP_ORIGIN' => 'null', 'HTTP_SEC_FETCH_SITE' => 'cross-site' ], 403 ];
		yield 'a sandbox in an old browser' => [ [ 'HTTP_ORIGIN' => 'null' ], 403 ];
		yield 'a page of ours that hides its address' => [
			[ 'HTTP_ORIGIN' => 'null', 'HTTP_SEC_FETCH_SITE' => 'same-origin' ],
			303,
		];
	}

	/**
	 * TOKEN-7: a cross-site post, also with an administrator's cookie.
	 *
	 * @param array<string, string> $server Its headers.
	 * @param int                   $status The answer's.
	 */
	#[DataProvider( 'origins' )]
	public function test_another_sites_page_is_refused( array $server, int $status ): void {
		$this->become( 'administrator' );
		self::assertSame( $status, $this->post( $this->body( $this->form_on_page() ), $server )->status );
	}

	/**
	 * CAPTCHA-4: a wrong sum: two new numbers, an empty answer, the text kept. CAPTCHA-9: the owner switches it on.
	 */
	public function test_a_wrong_sum_is_asked_anew(): void {
		$form      = $this->form_on_page( [ 'captcha' => true ] );
		$challenge = $this->captcha->issue();
		$answer    = $this->post(
			$this->body( $form ) + [
				'brolga_captcha'          => $challenge->token,
				'et_pb_contact_captcha_0' => '99',
			],
			[ 'HTTP_X_BROLGA_MODULE' => 'contact-form-1' ]
		);
		$html = (string) $answer->body;
		self::assertSame( 422, $answer->status );
		self::assertSame( 1, preg_match( '/name="brolga_captcha" value="([^"]+)"/', $html, $token ) );
		self::assertNotSame( $challenge->nonce, $this->captcha->read( $token[1] ?? '' )?->nonce );
		self::assertMatchesRegularExpression( '/name="et_pb_contact_captcha_0" value=""/', $html );
		self::assertStringContainsString( 'what does a wall cost?</textarea>', $html );
		self::assertStringContainsString( 'Please solve this new sum.', $html );
	}

	/**
	 * A sum that was right is not asked again because of something else.
	 */
	public function test_a_right_sum_is_kept(): void {
		$challenge = $this->captcha->issue();
		$answer    = $this->post(
			$this->body( $this->form_on_page( [ 'captcha' => true ] ), [] ) + [
				'brolga_captcha'          => $challenge->token,
				'et_pb_contact_captcha_0' => (string) ( $challenge->first + $challenge->second ),
			],
			[ 'HTTP_X_BROLGA_MODULE' => 'contact-form-1' ]
		);
		self::assertStringContainsString(
			'value="' . ( $challenge->first + $challenge->second ) . '"',
			(string) $answer->body
		);
		self::assertStringContainsString( $challenge->token, (string) $answer->body );
	}

	/**
	 * REST-4: too many: 429, how long to wait, the text kept.
	 */
	public function test_too_many_are_told_to_wait(): void {
		$form = $this->form_on_page();
		for ( $n = 0; $n < 20; $n++ ) {
			$this->post( $this->body( $form, [] ) );
		}
		$answer = $this->post( $this->body( $form ), [ 'HTTP_X_BROLGA_MODULE' => 'contact-form-1' ] );
		self::assertSame( [ 429, '3' ], [ $answer->status, $answer->headers['Retry-After'] ] );
		self::assertStringContainsString( 'Please wait a moment', (string) $answer->body );
		self::assertStringContainsString( 'what does a wall cost?</textarea>', (string) $answer->body );
	}

	/**
	 * FORM-3: a request that posts no form of ours is none of our business.
	 */
	public function test_other_requests_are_left_alone(): void {
		$body = $this->body( $this->form_on_page() );
		self::assertNull( PageRequest::of( $body, [ 'REQUEST_METHOD' => 'GET' ] ) );
		foreach ( [
			[],
			[ 'et_pb_contactform_submit_' => '1' ],
			[ 'et_pb_contactform_submit_x' => '1' ],
			[ "et_pb_contactform_submit_0\n" => '1' ],
			[ 'et_pb_contactform_submit_99999' => '1' ],
		] as $post ) {
			self::assertNull( PageRequest::of( $post, [ 'REQUEST_METHOD' => 'POST' ] ) );
		}
	}

	/**
	 * FORM-51: the form's own inputs are named like fields, and are none.
	 */
	public function test_own_inputs_are_no_fields(): void {
		$own     = [
			'et_pb_contact_captcha_0'             => '7',
			'et_pb_contact_et_number_0'           => '',
			'et_pb_contact_email_fields_0'        => '[]',
			'et_pb_contact_email_hidden_fields_0' => '[]',
			'et_pb_contact_name_1'                => 'of another form',
			'et_pb_contact__0'                    => 'of no field',
		];
		$request = PageRequest::of( $own + $this->body( $this->form_on_page() ), [ 'REQUEST_METHOD' => 'POST' ] );
		self::assertSame( self::VALUES, $request?->submission->values );
	}

	/**
	 * FORM-41: arrays and nesting in the form's own inputs, 10,000 keys.
	 */
	public function test_odd_shapes_are_harmless(): void {
		$form = $this->form_on_page();
		$deep = 'x';
		for ( $n = 0; $n < 50; $n++ ) {
			$deep = [ $deep ];
		}
		$odd = [
			'brolga_key'                             => $deep,
			'brolga_captcha'                         => [ 'x' ],
			'et_pb_contact_et_number_0'              => [],
			'et_pb_contact_email_fields_0'           => '[[[[',
			'et_pb_contact_email_hidden_fields_0'    => $deep,
			'token'                                  => [ 'x' ],
			'brolga_referrer'                        => [ 'x' ],
		] + $this->body( $form );
		self::assertSame( 303, $this->post( $odd )->status );
		self::assertSame( 403, $this->post( [ 'brolga_form' => [ 'x' ] ] + $odd )->status );
		self::assertSame( 422, $this->post( [ 'et_pb_contact_name_0' => $deep ] + $odd )->status );
		$many = [];
		for ( $n = 0; $n < 10000; $n++ ) {
			$many[ "k{$n}" ] = '';
		}
		self::assertSame(
			303,
			$this->post( $this->body( $form, [ 'name' => 'Many' ] + self::VALUES ) + $many )->status
		);
	}

	/**
	 * FORM-6 FORM-8: the lists of the page are compared; where they tell of another form the owner reads so beside the
	 * lead.
	 */
	public function test_the_pages_word_about_the_form_is_compared(): void {
		$form   = $this->form_on_page( [], [ [ 'fieldId' => 'Name', 'label' => 'Your name' ] ] );
		$fields = static fn ( string $mark ): string => (string) wp_json_encode(
			[
				[
					'field_id'      => 'name',
					'original_id'   => 'Name',
					'required_mark' => $mark,
					'field_type'    => 'input',
					'field_label'   => 'Your name',
				],
			]
		);
		$kinds  = function ( string $fields, string $hidden ) use ( $form ): array {
			$this->clock->advance( 700 );
			$this->post(
				$this->body( $form, [ 'name' => 'Jo' ] ) + [
					'et_pb_contact_email_fields_0'        => $fields,
					'et_pb_contact_email_hidden_fields_0' => $hidden,
				]
			);
			$id = $this->connection->value( "SELECT MAX(id) FROM {$this->connection->table( 'entries' )}" );
			return array_column( $this->leads->find( (int) $id )->timeline ?? [], 'kind' );
		};
		self::assertSame( [], $kinds( '', '' ) );
		self::assertSame( [], $kinds( $fields( 'required' ), '[]' ) );
		self::assertSame( [ 'differs' ], $kinds( $fields( 'not_required' ), '' ) );
		self::assertSame( [ 'differs' ], $kinds( $fields( 'required' ), '["Name"]' ) );
		self::assertSame( [ 'differs' ], $kinds( 'no JSON', '' ) );
		self::assertSame( [ 'differs' ], $kinds( str_repeat( '[', 40 ) . str_repeat( ']', 40 ), '' ) );
		self::assertSame( 6, $this->rows_of( 'entries' ) );
	}

	/**
	 * REST-3: a body so long that PHP dropped it whole is told of too; a file for somebody else is not ours.
	 */
	public function test_a_body_that_php_dropped_is_told_of(): void {
		$server = [
			'CONTENT_LENGTH' => '9000000',
			'CONTENT_TYPE'   => 'application/x-www-form-urlencoded; charset=UTF-8',
		];
		self::assertSame( 413, $this->post( [], $server )->status );
		self::assertNull(
			PageRequest::of( [], [ 'REQUEST_METHOD' => 'POST', 'CONTENT_TYPE' => 'multipart/form-data' ] + $server )
		);
		self::assertNull( PageRequest::of( [], [ 'REQUEST_METHOD' => 'POST', 'CONTENT_LENGTH' => '0' ] + $server ) );
	}

	/**
	 * The page of a lead is the one the browser names, never another site's.
	 */
	public function test_the_page_of_a_lead_is_ours(): void {
		$this->post(
			$this->body( $this->form_on_page() ),
			[ 'HTTP_REFERER' => 'http://127.0.0.1/contact/?utm_source=ad' ]
		);
		$this->post( $this->body( $this->form_on_page() ), [ 'HTTP_REFERER' => 'https://evil.example/contact/' ] );
		$pages = array_column(
			$this->connection->rows( "SELECT page_url FROM {$this->connection->table( 'entries' )} ORDER BY id" ),
			'page_url'
		);
		self::assertSame( [ 'http://127.0.0.1/contact/?utm_source=ad', 'http://127.0.0.1/contact/?x=1' ], $pages );
	}

	/**
	 * UPLOAD-1 UPLOAD-3: files come by parts; after a mistake elsewhere the page has what was right, ticked, for the
	 * next attempt.
	 */
	public function test_files_of_a_failed_attempt_are_offered_again(): void {
		$place = sys_get_temp_dir() . '/brolga-test-' . bin2hex( random_bytes( 6 ) );
		mkdir( $place );
		add_filter( 'brolga_uploads_dir', static fn (): string => $place );
		$form  = $this->form_on_page(
			[],
			[ ...self::FIELDS, [ 'fieldId' => 'plan', 'type' => 'file', 'label' => 'Plan', 'required' => true ] ]
		);
		$sent  = Crafted::sent( 'My <plan>.pdf', Crafted::pdf() );
		$files = [
			'et_pb_contact_plan_0' => [
				'name'      => [ $sent->name, '' ],
				'full_path' => [ $sent->name, '' ],
				'tmp_name'  => [ $sent->path, '' ],
				'error'     => [ UPLOAD_ERR_OK, UPLOAD_ERR_NO_FILE ],
				'size'      => [ 1, 0 ],
			],
		];
		try {
			$html = $this->page( $form );
			self::assertMatchesRegularExpression( '/<form [^>]*enctype="multipart\/form-data" action="[^"]*brolga_files=0#contact-form-1"/', $html );

			$answer = $this->post(
				$this->body( $form, [ 'name' => '' ] + self::VALUES ),
				[ 'CONTENT_TYPE' => 'multipart/form-data; boundary=x', 'CONTENT_LENGTH' => '9000000' ],
				$files
			);
			self::assertSame( 422, $answer->status, 'Files do not count as text that is too long.' );
			$html = $this->page( $form );
			self::assertSame(
				1,
				preg_match( '/<input [^>]*type="checkbox" [^>]*name="brolga_kept_\d\[plan\]\[\]" value="([^"]+)" checked data-brolga-name="My &lt;plan&gt;.pdf">/', $html, $match ),
				$html
			);
			self::assertStringContainsString( '<bdi>My &lt;plan&gt;.pdf</bdi>', $html );
			self::assertDoesNotMatchRegularExpression( '/<input type="file"[^>]* required/', $html );

			$answer = $this->post(
				$this->body( $form, own: [ 'brolga_kept_0' => [ 'plan' => [ $match[1] ?? '' ] ] ] )
			);
			self::assertSame( 303, $answer->status );
			self::assertStringNotContainsString( 'brolga_files', $answer->headers['Location'] ?? '' );
			self::assertSame( 1, $this->rows_of( 'entries' ) );
		} finally {
			Crafted::clear();
			$this->folder->remove();
			rmdir( $place );
		}
	}

	/**
	 * UPLOAD-6: what PHP dropped because it was too much is told of, at the form it was for.
	 */
	public function test_files_that_php_dropped_are_told_of(): void {
		$form   = $this->form_on_page( [], [ [ 'fieldId' => 'plan', 'type' => 'file', 'label' => 'Plan' ] ] );
		$server = [
			'REQUEST_METHOD' => 'POST',
			'CONTENT_TYPE'   => 'multipart/form-data; boundary=x',
			'CONTENT_LENGTH' => '900000000',
		];
		$asked  = PageRequest::of( [], $server, [], [ 'brolga_files' => '0' ] );
		self::assertNotNull( $asked );
		$answer = $this->action()->answer( $asked );
		self::assertSame( 413, $answer->status );
		$html = $this->page( $form );
		self::assertStringContainsString( 'Your files are too big to send together.', $html );
		self::assertStringContainsString( '<noscript><p>What you typed is not lost', $html );
		self::assertNull( PageRequest::of( [], $server, [], [ 'brolga_files' => [ '0' ] ] ) );
		self::assertNull( PageRequest::of( [], $server, [], [] ), 'Somebody else’s form.' );
	}

	/**
	 * UPLOAD-6: PHP takes so many files and leaves the others out without a word; UPLOAD-3: whose files were not looked
	 * at is told.
	 */
	public function test_more_files_than_php_takes_are_refused(): void {
		$form  = $this->form_on_page( [], [ [ 'fieldId' => 'plan', 'type' => 'file', 'label' => 'Plan' ] ] );
		$count = (int) ini_get( 'max_file_uploads' );
		$files = [
			'et_pb_contact_plan_0' => [
				'name'     => array_fill( 0, $count, 'a.pdf' ),
				'tmp_name' => array_fill( 0, $count, '/nowhere' ),
				'error'    => array_fill( 0, $count, UPLOAD_ERR_OK ),
			],
		];
		$answer = $this->post(
			$this->body( $form, [] ),
			[ 'CONTENT_TYPE' => 'multipart/form-data; boundary=x' ],
			$files
		);
		self::assertSame( 413, $answer->status );
		$html = $this->page( $form );
		self::assertStringContainsString( 'data-brolga-again>Please choose your files again', $html );
		self::assertSame( 0, $this->rows_of( 'entries' ) );
	}
}
