<?php
/**
 * Who gets a file, and how.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Integration\Admin;

use Brolga\Core\Export\StreamedDownload;
use Brolga\Core\Support\Roles;
use Brolga\Forms\Uploads\Upload;
use Brolga\Forms\Uploads\UploadDownload;
use Brolga\Leads\Inbox\LeadFormat;
use Brolga\Tests\Support\Crafted;
use Brolga\Tests\Support\HeldDownload;
use Brolga\Tests\UploadTestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use RuntimeException;

/**
 * FIELD-7 UPLOAD-7 UPLOAD-10
 */
final class UploadDownloadTest extends UploadTestCase {

	private HeldDownload $download;
	private Upload $upload;
	private int $lead = 0;

	protected function setUp(): void {
		parent::setUp();
		$this->download = new HeldDownload();
		foreach ( [ 'admin_post_', 'admin_post_nopriv_' ] as $hook ) {
			remove_all_actions( $hook . UploadDownload::ACTION );
		}
		( new UploadDownload( $this->upload_table, $this->store, $this->download ) )->register();
		add_filter(
			'wp_die_handler',
			static fn (): callable => static function ( mixed $message, mixed $title, mixed $arguments ): never {
				throw new RuntimeException(
					is_string( $message ) ? $message : '',
					is_array( $arguments ) && is_int( $arguments['response'] ?? null ) ? $arguments['response'] : 0
				);
			}
		);
		$this->lead   = $this->send_files( [ Crafted::sent( 'Größe "1".pdf', Crafted::pdf() ) ] )->lead_id;
		$this->upload = $this->upload_table->of_lead( $this->lead )[0];
	}

	/**
	 * Follows a link.
	 *
	 * @param string $address Where to.
	 * @return int 200, or the status of the refusal.
	 */
	private function follow( string $address ): int {
		wp_parse_str( (string) wp_parse_url( $address, PHP_URL_QUERY ), $_GET );
		try {
			do_action( ( is_user_logged_in() ? 'admin_post_' : 'admin_post_nopriv_' ) . UploadDownload::ACTION );
			return 200;
		} catch ( RuntimeException $refusal ) {
			return $refusal->getCode();
		}
	}

	/**
	 * UPLOAD-7: the same bytes, to be saved, not shown, not run, not kept.
	 */
	public function test_a_file_is_sent_to_be_saved(): void {
		$this->become( 'editor' );
		self::assertSame( 200, $this->follow( UploadDownload::address( $this->upload ) ) );
		self::assertSame( Crafted::pdf(), $this->download->text );
		self::assertSame( [ 'Größe "1".pdf', 'application/pdf' ], [ $this->download->name, $this->download->type ] );
		self::assertSame( (string) strlen( Crafted::pdf() ), $this->download->headers['Content-Length'] );
		self::assertStringContainsString( 'sandbox', $this->download->headers['Content-Security-Policy'] );
		self::assertStringContainsString( 'no-store', $this->download->headers['Cache-Control'] );
		self::assertSame(
			"attachment; filename=\"Grose _1_.pdf\"; filename*=UTF-8''Gr%C3%B6%C3%9Fe%20%221%22.pdf",
			StreamedDownload::disposition( $this->download->name )
		);
		self::assertStringNotContainsString( "\n", StreamedDownload::disposition( "a\r\nSet-Cookie: b.pdf" ) );
	}

	/**
	 * Who may.
	 *
	 * @return iterable<string, array{string, int}>
	 */
	public static function roles(): iterable {
		foreach ( [ 'administrator', 'editor', Roles::LEAD_MANAGER ] as $role ) {
			yield $role => [ $role, 200 ];
		}
		foreach ( [ 'author', 'contributor', 'subscriber' ] as $role ) {
			yield $role => [ $role, 403 ];
		}
		yield 'anonymous' => [ '', 401 ];
	}

	/**
	 * FIELD-7 LEAD-13: authorised staff only, each with a link of their own.
	 *
	 * @param string $role   Who; empty: nobody.
	 * @param int    $status What they get.
	 */
	#[DataProvider( 'roles' )]
	public function test_only_who_manages_leads_gets_it( string $role, int $status ): void {
		if ( '' !== $role ) {
			$this->become( $role );
		}
		self::assertSame( $status, $this->follow( UploadDownload::address( $this->upload ) ) );
		self::assertSame( 200 === $status ? Crafted::pdf() : '', $this->download->text );
	}

	/**
	 * UPLOAD-7: links of others, made up, or to what belongs to nobody.
	 */
	public function test_a_link_is_for_one_file_and_one_person(): void {
		$this->become( 'editor' );
		$theirs = UploadDownload::address( $this->upload );
		$this->become( 'editor' );
		self::assertSame( 403, $this->follow( $theirs ) );
		self::assertSame( 403, $this->follow( remove_query_arg( '_wpnonce', $theirs ) ) );
		$own = UploadDownload::address( $this->upload );
		self::assertSame( 403, $this->follow( add_query_arg( 'file', str_repeat( '0', 32 ), $own ) ) );
		self::assertSame( 404, $this->follow( add_query_arg( 'file', '../../wp-config.php', $own ) ) );
		self::assertSame( 404, $this->follow( $own . '&file[]=1' ) );

		$unknown = new Upload( str_repeat( 'a', 32 ), 1, '', '', 0, '' );
		self::assertSame( 404, $this->follow( UploadDownload::address( $unknown ) ) );
		$kept = $this->send_files( [ $this->pdf() ], [ 'name' => '' ] )->kept['plans'][0];
		self::assertSame(
			404,
			$this->follow( UploadDownload::address( new Upload( $kept->id, 0, '', '', 0, '' ) ) ),
			'What waits for its visitor is not the owner’s.'
		);

		$this->store->remove( [ $this->upload->id ] );
		self::assertSame( 410, $this->follow( $own ) );
		self::assertSame( '', $this->download->text );
	}

	/**
	 * UPLOAD-10: the lead's detail has name, size, type and link; the list has the name.
	 */
	public function test_a_lead_tells_of_its_files(): void {
		$this->become( 'editor' );
		$lead = $this->inbox->read( $this->lead );
		self::assertNotNull( $lead );
		/**
		 * @var list<array{
		 *     id: string,
		 *     text: string,
		 *     files?: list<array{name: string, size: int, type: string, url: string}>,
		 * }> $fields
		 */
		$fields = LeadFormat::all( $lead )['fields'];
		self::assertSame( 'Größe "1".pdf', $fields[1]['text'] );
		$file = $fields[1]['files'][0] ?? null;
		self::assertNotNull( $file );
		self::assertSame(
			[ 'Größe "1".pdf', strlen( Crafted::pdf() ), 'application/pdf' ],
			[ $file['name'], $file['size'], $file['type'] ]
		);
		self::assertSame( 200, $this->follow( $file['url'] ) );
		self::assertArrayNotHasKey( 'files', $fields[0] );
	}
}
