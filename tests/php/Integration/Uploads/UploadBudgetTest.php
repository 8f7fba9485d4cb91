<?php
/**
 * How much of a disk strangers may fill.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Integration\Uploads;

use Brolga\Core\Database\LedgerRepository;
use Brolga\Core\Security\ClientIp;
use Brolga\Forms\Sending\CurrentPageAddress;
use Brolga\Forms\Sending\SubmissionResult;
use Brolga\Forms\Uploads\DiskAllowance;
use Brolga\Forms\Uploads\FileInspector;
use Brolga\Forms\Uploads\FileStore;
use Brolga\Forms\Uploads\KeptFiles;
use Brolga\Forms\Uploads\SentFile;
use Brolga\Forms\Uploads\SentFiles;
use Brolga\Forms\Uploads\UploadBudget;
use Brolga\Forms\Uploads\UploadFolder;
use Brolga\Forms\Uploads\UploadRepository;
use Brolga\Forms\Uploads\Uploads;
use Brolga\Tests\Support\Crafted;
use Brolga\Tests\UploadTestCase;

/**
 * UPLOAD-450
 */
final class UploadBudgetTest extends UploadTestCase {

	protected function tearDown(): void {
		putenv( 'BROLGA_UPLOADS_HOURLY_MB' );
		putenv( 'BROLGA_UPLOADS_HOURLY_TOTAL_MB' );
		parent::tearDown();
	}

	/**
	 * UPLOAD-450: beyond its budget an address's files are left out, its messages are stored, and both sides are told.
	 */
	public function test_an_address_has_a_budget_and_its_messages_are_stored_beyond_it(): void {
		putenv( 'BROLGA_UPLOADS_HOURLY_MB=2' );
		$form = $this->form_on_page(
			[ 'redirectUrl' => 'http://127.0.0.1/thanks/' ],
			self::form_fields( [
				'maxFiles'     => 2,
				'maxMegabytes' => 1,
				'required'     => true,
			] )
		);
		$send = function ( string $address ) use ( $form ): SubmissionResult {
			$_SERVER['REMOTE_ADDR'] = $address;
			$files                  = [ self::large( 'one.pdf' ), self::large( 'two.pdf' ) ];
			return $this->send_files( $files, [ 'name' => uniqid() ], $form );
		};
		self::assertSame( [], $send( '203.0.113.5' )->left );
		$over = $send( '203.0.113.5' );
		self::assertNull( $over->error );
		self::assertSame( [ [ 'plans' ], '' ], [ $over->left, $over->redirect ] );
		self::assertSame(
			'one.pdf (not stored), two.pdf (not stored)',
			$this->leads->find( $over->lead_id )->fields[1]['text'] ?? ''
		);
		self::assertCount( 2, $this->stored() );

		self::assertSame( [], $send( '203.0.113.6' )->left, 'Others are not held up.' );
		$this->clock->advance( 3600 );
		self::assertSame( [], $send( '203.0.113.5' )->left );
		self::assertSame( 4, $this->rows_of( 'entries' ) );
	}

	/**
	 * UPLOAD-450: all together have one, too, however many addresses there are.
	 */
	public function test_all_together_have_a_budget(): void {
		putenv( 'BROLGA_UPLOADS_HOURLY_TOTAL_MB=4' );
		$form = $this->form_with_files( [
			'maxFiles'     => 1,
			'maxMegabytes' => 1,
		] );
		foreach ( range( 1, 8 ) as $number ) {
			$_SERVER['REMOTE_ADDR'] = "203.0.113.{$number}";
			$result                 = $this->send_files( [ self::large( 'plan.pdf' ) ], [ 'name' => uniqid() ], $form );
			self::assertNull( $result->error );
		}
		self::assertCount( 4, $this->stored() );
		self::assertSame( 8, $this->rows_of( 'entries' ) );
	}

	/**
	 * UPLOAD-450: sent twice it is one message, whether there was room the second time or not.
	 */
	public function test_a_repeated_message_is_the_same_without_room(): void {
		putenv( 'BROLGA_UPLOADS_HOURLY_MB=1' );
		$form  = $this->form_with_files( [
			'maxFiles'     => 1,
			'maxMegabytes' => 1,
		] );
		$first = $this->send_files( [ self::large( 'plan.pdf' ) ], [], $form, [], str_repeat( 'a', 32 ) );
		$again = $this->send_files( [ self::large( 'plan.pdf' ) ], [], $form, [], str_repeat( 'a', 32 ) );
		self::assertNull( $again->error );
		self::assertSame( $first->lead_id, $again->lead_id );
	}

	/**
	 * UPLOAD-450: without scripts the page that tells of the success tells of the missing file as well.
	 */
	public function test_the_page_of_the_success_tells_of_it(): void {
		$form    = $this->form_with_files();
		$address = CurrentPageAddress::of_success( $form, 'x', '', false );
		parse_str( (string) wp_parse_url( $address, PHP_URL_QUERY ), $_GET );
		$GLOBALS['post'] = get_post( $form->source->post_id() );
		$page            = static function (): string {
			$html = apply_filters( 'the_content', get_post()->post_content ?? '' );
			return is_string( $html ) ? $html : '';
		};
		self::assertStringContainsString( 'Some of your files could not be stored.', $page() );
		unset( $_GET['brolga_files_left'] );
		self::assertStringContainsString( 'data-brolga-success', $page() );
		self::assertStringNotContainsString( 'could not be stored', $page() );
	}

	/**
	 * UPLOAD-450: what is left of a disk is the site's. The message is taken.
	 */
	public function test_a_full_disk_takes_no_file_and_every_message(): void {
		$room = static fn ( UploadFolder $folder, float|false $free, float|false $total ): bool => ( new DiskAllowance(
			$folder,
			static fn (): float|false => $free,
			static fn (): float|false => $total
		) )->has( 1000 );
		self::assertTrue( $room( $this->folder, 600e6, 1e12 ) );
		self::assertFalse( $room( $this->folder, 500e6, 1e12 ) );
		self::assertTrue( $room( $this->folder, 524289000, 1e12 ) );
		self::assertFalse( $room( $this->folder, 524288999, 1e12 ), 'The file itself counts.' );
		self::assertTrue( $room( $this->folder, 200e6, 1e9 ), 'A small disk.' );
		self::assertFalse( $room( $this->folder, 90e6, 1e9 ) );
		self::assertTrue( $room( $this->folder, false, false ), 'Nobody can tell.' );

		$full   = new DiskAllowance( $this->folder, static fn (): float => 1e6, static fn (): float => 1e12 );
		$budget = new UploadBudget(
			$this->built->get( LedgerRepository::class ),
			$this->built->get( ClientIp::class ),
			$this->clock,
			$full
		);
		$files  = new Uploads(
			static fn (): FileInspector => new FileInspector(),
			fn (): FileStore => $this->store,
			fn (): UploadRepository => $this->upload_table,
			fn (): KeptFiles => $this->built->get( KeptFiles::class ),
			static fn (): UploadBudget => $budget,
			$this->clock
		);
		$form   = $this->form_with_files();
		$taken  = $files->receive(
			$form,
			$this->locator->find( $form ) ?? self::fail( 'There is no form.' ),
			new SentFiles( [ 'plans' => [ $this->pdf() ] ] ),
			[]
		);
		self::assertSame( [ [ 'plans' => [] ], [ 'plans' ] ], [ $taken->files, $taken->left_fields() ] );
		self::assertSame( [], $this->stored() );
	}

	/**
	 * A PDF of almost a megabyte.
	 */
	private static function large( string $name ): SentFile {
		return Crafted::sent( $name, Crafted::pdf( str_repeat( ' ', 1000000 ) ) );
	}
}
