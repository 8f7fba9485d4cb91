<?php
/**
 * A/B variants of leads.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Integration\Forms;

use Brolga\Core\Rest\Schemas;
use Brolga\Forms\Sending\PageRequest;
use Brolga\Forms\Source\AssignedVariants;
use Brolga\Forms\Source\FormId;
use Brolga\Leads\Export\LeadExport;
use Brolga\Leads\LeadQuery;
use Brolga\Tests\LeadTestCase;
use Brolga\Tests\Support\Proof;
use PHPUnit\Framework\Attributes\DataProvider;

/**
 * LEAD-27 AB-33
 */
final class AssignedVariantsTest extends LeadTestCase {

	/**
	 * Cookies, and what is kept of them.
	 *
	 * @return iterable<string, array{array<array-key, mixed>, array<int|string, string>}>
	 */
	public static function cookies(): iterable {
		$name = 'et_pb_ab_subject_';
		yield 'none' => [ [], [] ];
		yield 'others' => [ [ 'wordpress_test_cookie' => '1', 7 => '1' ], [] ];
		yield 'a subject' => [ [ "{$name}12" => '1' ], [ 12 => '1' ] ];
		yield 'a test with a name' => [ [ "{$name}12abc-4F" => '0' ], [ 12 => '0' ] ];
		yield 'several experiments' => [
			[ "{$name}12-2" => '2-1', "{$name}12" => '1', "{$name}30-4x" => '4-0' ],
			[ '12-2' => '2-1', 12 => '1', '30-4' => '4-0' ],
		];
		yield 'the subject of another test' => [
			[ "{$name}12" => '2-1', "{$name}12-2" => '1', "{$name}13-2" => '3-1' ],
			[],
		];
		yield 'no test of a post' => [
			[
				"{$name}12-0"     => '0-1',
				"{$name}12-02"    => '02-1',
				"{$name}12-12345" => '12345-1',
				"{$name}12--2"    => '2-1',
			],
			[],
		];
		yield 'a test that was begun anew' => [
			[ "{$name}12a" => '1', "{$name}30a" => '1', "{$name}12b" => '2' ],
			[ 30 => '1', 12 => '2' ],
		];
		yield 'no post' => [
			[ $name => '1', "{$name}0" => '1', "{$name}012" => '1', "{$name}abc" => '1', "{$name}-3" => '1' ],
			[],
		];
		yield 'a number without end' => [ [ $name . str_repeat( '9', 40 ) => '1', "{$name}12" => '12345' ], [] ];
		yield 'a name without end' => [ [ "{$name}12" . str_repeat( 'a', 41 ) => '1' ], [] ];
		yield 'SQL and markup' => [
			[
				"{$name}12' OR 1=1" => '1',
				"{$name}12"         => "1' OR 1=1 --",
				"{$name}13"         => '<script>',
				"{$name}14"         => "1\n",
				"{$name}15\n"       => '1',
				"{$name}16"         => '-1',
				"{$name}17"         => '1-',
				"{$name}18"         => '',
			],
			[],
		];
		yield 'lists and numbers' => [ [ "{$name}12" => [ '1' ], "{$name}13" => 1, "{$name}14" => null ], [] ];
		yield 'other cookies of tests' => [ [ 'et_pb_ab_read_page_12' => '1', 'ET_PB_AB_SUBJECT_12' => '1' ], [] ];
	}

	/**
	 * @param array<array-key, mixed> $cookies Of a request.
	 * @param array<int|string, string> $kept  Subjects by test.
	 */
	#[DataProvider( 'cookies' )]
	public function test_junk_is_ignored( array $cookies, array $kept ): void {
		self::assertSame( $kept, AssignedVariants::of_cookies( $cookies )->subjects );
	}

	/**
	 * AB-33: five hundred tests: the newest twenty.
	 */
	public function test_hundreds_of_tests_are_few(): void {
		$cookies = [];
		for ( $post = 1; $post <= 500; $post++ ) {
			$cookies[ "et_pb_ab_subject_{$post}" ] = '1';
		}
		self::assertSame( range( 481, 500 ), array_keys( AssignedVariants::of_cookies( $cookies )->subjects ) );
	}

	/**
	 * What was stored is read with the same care.
	 */
	public function test_what_was_stored_is_checked(): void {
		self::assertSame(
			[ 12 => '2-1', '12-3' => '3-1' ],
			AssignedVariants::of_stored( [ 12 => '2-1', '12-3' => '3-1', '12-x' => '1' ] )->subjects,
			'The first test of a post has no number of its own.'
		);
		self::assertSame(
			[ 12 => '1' ],
			AssignedVariants::of_stored(
				[ 12 => '1', 13 => 'x', 'a' => '1', 0 => '1', -2 => '1', 14 => [ '1' ] ]
			)->subjects
		);
		self::assertSame( [], AssignedVariants::of_stored( '12:1' )->subjects );
	}

	/**
	 * Sends a form by its page, with cookies.
	 *
	 * @param array<string, string> $cookies Of the visitor.
	 * @return int The lead.
	 */
	private function send_with( FormId $form, array $cookies ): int {
		$this->clock->advance( 5 );
		$token   = $this->tokens->sign( $form );
		$request = PageRequest::of(
			[
				'brolga_form'                 => $token,
				'token'                       => Proof::for( $token ),
				'et_pb_contact_name_0'        => 'Jo',
				'et_pb_contact_email_0'       => 'jo@example.com',
				'et_pb_contact_message_0'     => uniqid(),
				'et_pb_contactform_submit_0'  => '1',
			],
			[ 'REQUEST_METHOD' => 'POST' ],
			cookies: $cookies
		);
		self::assertNotNull( $request );
		$result = $this->service->submit( $request->submission );
		self::assertNull( $result->error );
		return $result->lead_id;
	}

	/**
	 * By the page's post: in the detail, in the list's filter, in the export, and gone with the lead.
	 */
	public function test_a_page_keeps_what_was_shown(): void {
		$this->become( 'editor' );
		$form  = $this->form_on_page();
		$home  = $this->make_post( title: 'Home &amp; garden' );
		$draft = $this->make_post( status: 'draft', title: 'Secret' );
		$one   = $this->send_with(
			$form,
			[ "et_pb_ab_subject_{$home}x1" => '1', "et_pb_ab_subject_{$draft}-2" => '2-0' ]
		);
		$ten   = $this->send_with( $form, [ "et_pb_ab_subject_{$home}x1" => '10' ] );
		$none  = $this->send_with( $form, [] );

		$lead = (array) json_decode(
			(string) wp_json_encode( $this->rest( 'GET', "/brolga/v1/leads/{$one}" )->get_data() ),
			true
		);
		self::assertTrue( rest_validate_value_from_schema( $lead, Schemas::get( 'lead' ) ) );
		self::assertSame(
			[
				[
					'test'    => (string) $home,
					'post'    => $home,
					'subject' => '1',
					'title'   => 'Home & garden',
				],
				[
					'test'    => "{$draft}-2",
					'post'    => $draft,
					'subject' => '2-0',
					'title'   => '',
				],
			],
			$lead['variants']
		);
		$ids = function ( string $variant ): array {
			$list = (array) json_decode(
				(string) wp_json_encode(
					$this->rest( 'GET', '/brolga/v1/leads?variant=' . rawurlencode( $variant ) )->get_data()
				),
				true
			);
			return array_column( (array) $list['items'], 'id' );
		};
		self::assertSame( [ $one ], $ids( "{$home}:1" ), 'Not the tenth.' );
		self::assertSame( [ $ten ], $ids( "{$home}:10" ) );
		self::assertSame( [ $one ], $ids( "{$draft}-2:2-0" ) );
		self::assertSame( [], $ids( "{$home}" ) );
		self::assertSame( [ $none, $ten, $one ], $ids( '' ) );

		$export = new LeadExport( $this->list, $this->questions );
		$query  = LeadQuery::of( null, '', '', 0, 250 );
		$csv    = implode( '', iterator_to_array( $export->lines( $query, $export->columns( $query ) ), false ) );
		self::assertStringContainsString( "\"{$home}:1, {$draft}-2:2-0\"", $csv );

		$this->inbox->delete( $one );
		self::assertSame(
			'0',
			$this->connection->value( "SELECT COUNT(*) FROM {$this->connection->table( 'entry_words' )} WHERE entry_id = %d", $one )
		);
	}

	/**
	 * By REST, where the browser sends its cookies too.
	 */
	public function test_the_twin_keeps_what_was_shown(): void {
		$_COOKIE = [ 'et_pb_ab_subject_12-2' => '2-1' ];
		$token   = $this->tokens->sign( $this->form_on_page() );
		$answer  = $this->rest(
			'POST',
			'/brolga/v1/enquiries',
			[
				'form'   => $token,
				'fields' => self::VALUES,
				'token'  => Proof::for( $token ),
			]
		);
		self::assertSame( 201, $answer->get_status(), (string) wp_json_encode( $answer->get_data() ) );
		$id = (int) $this->connection->value( "SELECT MAX(id) FROM {$this->connection->table( 'entries' )}" );
		self::assertSame( [ '12-2' => '2-1' ], $this->leads->find( $id )?->variants->subjects );
	}
}
