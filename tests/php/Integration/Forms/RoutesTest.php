<?php
/**
 * Routes: what comes of an enquiry, by its answers.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Integration\Forms;

use Brolga\Core\Page\PageAnswer;
use Brolga\Core\Support\Json;
use Brolga\Forms\Sending\PageRequest;
use Brolga\Forms\Source\FormId;
use Brolga\Tests\FormTestCase;
use PHPUnit\Framework\Attributes\DataProvider;

/**
 * The server chooses recipients, redirect and message by the answers.
 */
final class RoutesTest extends FormTestCase {

	private const TOPIC = [
		'fieldId' => 'Topic',
		'type'    => 'select',
		'label'   => 'What is it about?',
		'options' => [ [ 'label' => 'Quote' ], [ 'label' => 'Repair' ], [ 'label' => 'Other' ] ],
	];

	private const BUDGET = [
		'fieldId'    => 'Budget',
		'label'      => 'Your budget',
		'required'   => false,
		'conditions' => [
			'relation' => 'all',
			'rules'    => [ [ 'Topic', 'is', 'Quote' ] ],
		],
	];

	private const FORM = [
		'recipient'   => 'office@example.com',
		'redirectUrl' => '/thank-you/',
		'messages'    => [ 'success' => 'Thank you.' ],
		'routes'      => [
			[
				'conditions'  => [
					'relation' => 'all',
					'rules'    => [ [ 'Topic', 'is', 'Quote' ], [ 'Budget', 'is greater', '9999' ] ],
				],
				'recipient'   => 'boss@example.com, no address',
				'redirectUrl' => '/large-jobs/',
				'message'     => '',
			],
			[
				'conditions' => [
					'relation' => 'any',
					'rules'    => [ [ 'Topic', 'is', 'Quote' ], [ 'Topic', 'is', 'Repair' ] ],
				],
				'recipient'  => 'workshop@example.com',
				'message'    => "We look at it.\nRing us when water runs.",
			],
			[
				'conditions' => [
					'relation' => 'all',
					'rules'    => [ [ 'Topic', 'is', 'Repair' ] ],
				],
				'recipient'  => 'never@example.com',
			],
		],
	];

	protected function setUp(): void {
		parent::setUp();
		$_SERVER['HTTP_HOST']   = '127.0.0.1';
		$_SERVER['REQUEST_URI'] = '/contact/';
	}

	/**
	 * A page with the form.
	 *
	 * @param array<string, mixed> $attributes What is different.
	 */
	private function routed( array $attributes = [] ): FormId {
		return $this->form_on_page( $attributes + self::FORM, [ self::TOPIC, self::BUDGET ] );
	}

	/**
	 * The answer to a post.
	 *
	 * @param array<string, string> $values Its answers.
	 * @param bool                  $script Whether a script sends it.
	 * @param array<string, string> $forged What the request has besides.
	 */
	private function post( FormId $form, array $values, bool $script = false, array $forged = [] ): PageAnswer {
		// Past the time in which the same text is the same message.
		$this->clock->advance( 700 );
		$body = $forged + [
			'et_pb_contactform_submit_0' => '1',
			'brolga_form'                => $this->tokens->sign( $form ),
		];
		foreach ( $values as $name => $value ) {
			$body[ "et_pb_contact_{$name}_0" ] = $value;
		}
		$server  = [
			'REQUEST_METHOD' => 'POST',
			'HTTP_HOST'      => '127.0.0.1',
		] + ( $script ? [ 'HTTP_X_BROLGA_MODULE' => 'contact-form-1' ] : [] );
		$request = PageRequest::of( $body, $server );
		self::assertNotNull( $request );
		return $this->action()->answer( $request );
	}

	/**
	 * To whom the newest mail goes.
	 */
	private function recipients(): mixed {
		return Json::map( (string) $this->connection->value(
			"SELECT payload FROM {$this->connection->table( 'outbox' )} ORDER BY id DESC LIMIT 1"
		) )['to'] ?? [];
	}

	/**
	 * The page that an address shows.
	 */
	private function page( FormId $form, string $address ): string {
		parse_str( (string) wp_parse_url( $address, PHP_URL_QUERY ), $_GET );
		$GLOBALS['post'] = get_post( $form->source->post_id() );
		$html            = apply_filters( 'the_content', get_post_field( 'post_content', $form->source->post_id() ) );
		self::assertIsString( $html );
		return $html;
	}

	/**
	 * COND-14: the first route that the answers take chooses who is told and where the visitor goes; the others leave
	 * it to the form.
	 */
	public function test_the_first_route_that_matches_counts(): void {
		$form   = $this->routed();
		$answer = $this->post( $form, [ 'topic' => 'Quote', 'budget' => '10000' ] );
		self::assertSame( '/large-jobs/', $answer->headers['Location'] );
		self::assertSame( [ 'boss@example.com' ], $this->recipients() );

		foreach ( [ [ 'topic' => 'Quote', 'budget' => '9000' ], [ 'topic' => 'Repair' ] ] as $values ) {
			$this->post( $form, $values );
			self::assertSame( [ 'workshop@example.com' ], $this->recipients() );
		}

		$answer = $this->post( $form, [ 'topic' => 'Other' ] );
		self::assertSame( '/thank-you/', $answer->headers['Location'] );
		self::assertSame( [ 'office@example.com' ], $this->recipients() );
	}

	/**
	 * COND-14 FORM-29: a route that says something of its own lets the visitor stay and read it, with scripts and
	 * without.
	 */
	public function test_a_route_says_its_own_words(): void {
		$form = $this->routed();
		$html = (string) $this->post( $form, [ 'topic' => 'Repair' ], true )->body;
		self::assertMatchesRegularExpression( '/We look at it\.<br \/>\s*Ring us when water runs\./', $html );
		self::assertStringNotContainsString( 'data-brolga-redirect', $html );

		$there = $this->post( $form, [ 'topic' => 'Repair' ] )->headers['Location'];
		self::assertStringStartsWith( 'http://127.0.0.1/contact/?brolga_sent=enquiry&brolga_route=', $there );
		self::assertStringContainsString( 'We look at it.', $this->page( $form, $there ) );
	}

	/**
	 * COND-14: which words an address shows is signed, for this form, for a day; another mark shows the form's own.
	 */
	public function test_an_address_chooses_no_words(): void {
		$form  = $this->routed();
		$other = $this->routed();
		$mark  = $this->tokens->sign_route( $form, 1 );
		$show  = fn ( FormId $form, string $mark ): string => $this->page(
			$form,
			'/?' . http_build_query( [ 'brolga_sent' => 'enquiry', 'brolga_route' => $mark ] )
		);
		self::assertStringContainsString( 'We look at it.', $show( $form, $mark ) );
		foreach ( [
			'1',
			'0',
			'',
			'x.y.z',
			$this->tokens->sign( $form ),
			strrev( $mark ),
			$this->tokens->sign_route( $form, 99 ),
			$this->tokens->sign_route( $form, -1 ),
		] as $forged ) {
			self::assertStringContainsString( 'Thank you.', $show( $form, $forged ), $forged );
		}
		self::assertStringContainsString( 'Thank you.', $show( $other, $mark ) );
		self::assertStringContainsString(
			'Thank you.',
			$this->page( $form, '/?brolga_sent=enquiry&brolga_route[]=1' )
		);
		$this->clock->advance( 86401 );
		self::assertStringContainsString( 'Thank you.', $show( $form, $mark ) );
		// Nothing of a route is on the page before something is sent.
		self::assertDoesNotMatchRegularExpression( '/workshop@|We look at it|large-jobs/', $this->page( $form, '/' ) );
	}

	/**
	 * COND-10 COND-13 COND-14: what is sent for a field that was not asked takes no route.
	 */
	public function test_a_hidden_answer_takes_no_route(): void {
		$form = $this->routed(
			[
				'routes' => [
					[
						'conditions' => [ 'rules' => [ [ 'Budget', 'is greater', '9999' ] ] ],
						'recipient'  => 'boss@example.com',
					],
				],
			]
		);
		$this->post( $form, [ 'topic' => 'Repair', 'budget' => '10000' ] );
		self::assertSame( [ 'office@example.com' ], $this->recipients() );
	}

	/**
	 * COND-14 FORM-30 FORM-58: nothing in the request names a route, a recipient or a redirect.
	 */
	public function test_a_request_chooses_no_route(): void {
		$forged = [
			'routes'       => 'x',
			'route'        => '0',
			'brolga_route' => $this->tokens->sign_route( $this->routed(), 0 ),
			'recipient'    => 'evil@example.com',
			'redirectUrl'  => 'https://evil.example/',
		];
		$answer = $this->post( $this->routed(), [ 'topic' => 'Other' ], false, $forged );
		self::assertSame( '/thank-you/', $answer->headers['Location'] );
		self::assertSame( [ 'office@example.com' ], $this->recipients() );
	}

	/**
	 * Routes that are none.
	 *
	 * @return iterable<string, array{mixed}>
	 */
	public static function unfinished(): iterable {
		yield 'without rules' => [ [ 'recipient' => 'evil@example.com' ] ];
		yield 'with no list of rules' => [
			[ 'recipient' => 'evil@example.com', 'conditions' => [ 'relation' => 'any', 'rules' => 'x' ] ],
		];
		yield 'about a field that is gone' => [
			[ 'recipient' => 'evil@example.com', 'conditions' => [ 'rules' => [ [ 'gone', 'is empty', '' ] ] ] ],
		];
		yield 'with an operator nobody knows' => [
			[ 'recipient' => 'evil@example.com', 'conditions' => [ 'rules' => [ [ 'Topic', 'matches', 'Other' ] ] ] ],
		];
		yield 'with nothing to do' => [ [ 'conditions' => [ 'rules' => [ [ 'Topic', 'is', 'Other' ] ] ] ] ];
		yield 'a text' => [ 'Topic' ];
		yield 'a list' => [ [ 'Topic', 'is' ] ];
		yield 'nothing' => [ null ];
	}

	/**
	 * COND-11 COND-14: a route that is not finished, or asks a field that is gone, is not taken.
	 */
	#[DataProvider( 'unfinished' )]
	public function test_an_unfinished_route_is_not_taken( mixed $route ): void {
		$answer = $this->post( $this->routed( [ 'routes' => [ $route ] ] ), [ 'topic' => 'Other' ] );
		self::assertSame( '/thank-you/', $answer->headers['Location'] );
		self::assertSame( [ 'office@example.com' ], $this->recipients() );
	}

	/**
	 * FORM-31 FORM-33 COND-14: a route's redirect obeys what the form's does; one that is not followed counts as left
	 * out.
	 */
	public function test_a_routes_redirect_obeys_the_rules(): void {
		$form = fn ( string $url ): FormId => $this->routed(
			[
				'redirectQuery' => [ 'css_id' ],
				'routes'        => [
					[
						'conditions'  => [ 'rules' => [ [ 'Topic', 'is', 'Other' ] ] ],
						'redirectUrl' => $url,
					],
				],
			]
		);
		self::assertSame(
			'https://crm.example/in?a=b&css_id=contact-form-1#c',
			$this->post( $form( 'https://crm.example/in?a=b#c' ), [ 'topic' => 'Other' ] )->headers['Location']
		);
		foreach ( FormPostActionTest::unsafe() as [ $url ] ) {
			self::assertSame(
				'/thank-you/?css_id=contact-form-1',
				$this->post( $form( $url ), [ 'topic' => 'Other' ] )->headers['Location'],
				$url
			);
		}
	}

	/**
	 * COND-14 FORM-58: a route's words are shown as text, and its recipients hold no header.
	 */
	public function test_a_routes_parts_are_text(): void {
		$form = $this->routed(
			[
				'routes' => [
					[
						'conditions' => [ 'rules' => [ [ 'Topic', 'is', 'Other' ] ] ],
						'recipient'  => "a@example.com\r\nBcc: b@example.com, c@example.com%0aBcc:d@example.com, ok@example.com, a@b.c\" -X/tmp/x",
						'message'    => 'Walls < 1 m & more',
					],
				],
			]
		);
		$html = (string) $this->post( $form, [ 'topic' => 'Other' ], true )->body;
		self::assertStringContainsString( 'Walls &lt; 1 m &amp; more', $html );
		self::assertSame( [ 'ok@example.com' ], $this->recipients() );
	}

	/**
	 * COND-14 OUTBOX-9: a mail that is written anew takes the route of the stored answers, as the form is now.
	 */
	public function test_a_mail_written_anew_takes_the_route_of_its_answers(): void {
		$form = $this->routed();
		$this->post( $form, [ 'topic' => 'Repair' ] );
		$id = (int) $this->connection->value( "SELECT MAX(id) FROM {$this->connection->table( 'entries' )}" );
		$this->connection->execute( "DELETE FROM {$this->connection->table( 'outbox' )}" );
		self::assertTrue( $this->inbox->resend( $id, 0 ) );
		self::assertSame( [ 'workshop@example.com' ], $this->recipients() );
		$this->connection->execute( "UPDATE {$this->connection->table( 'outbox' )} SET status = 'sent'" );

		// A field that has come since counts as empty, as every field that was not asked.
		$asked = [ 'conditions' => [ 'rules' => [ [ 'New', 'is empty', '' ] ] ], 'recipient' => 'new@example.com' ];
		$new   = [ 'fieldId' => 'New', 'label' => 'New', 'required' => false ];
		wp_update_post(
			[
				'ID'           => $form->source->post_id(),
				'post_content' => wp_slash(
					self::form( [ 'routes' => [ $asked ] ] + self::FORM, [ self::TOPIC, $new ] )
				),
			]
		);
		self::assertTrue( $this->inbox->resend( $id, 0 ) );
		self::assertSame( 1, $this->rows_of( 'outbox' ) - 1 );
		self::assertSame( [ 'new@example.com' ], $this->recipients() );
	}
}
