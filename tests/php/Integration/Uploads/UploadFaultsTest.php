<?php
/**
 * Files while the database refuses.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Integration\Uploads;

use Brolga\Core\Kernel\Container;
use Brolga\Core\Support\SystemClock;
use Brolga\Forms\Sending\FormTokens;
use Brolga\Forms\Sending\Submission;
use Brolga\Forms\Sending\SubmissionResult;
use Brolga\Forms\Source\FormId;
use Brolga\Forms\Source\FormSource;
use Brolga\Forms\Source\SourceKind;
use Brolga\Forms\Uploads\SentFiles;
use Brolga\Forms\Uploads\UploadFolder;
use Brolga\Forms\Uploads\UploadRepository;
use Brolga\Leads\Intake\SubmissionService;
use Brolga\Tests\OwnTablesTestCase;
use Brolga\Tests\Support\Built;
use Brolga\Tests\Support\Crafted;
use PHPUnit\Framework\Attributes\DataProvider;

/**
 * UPLOAD-4 FORM-47: real commits and roll-backs, on tables of its own.
 */
final class UploadFaultsTest extends OwnTablesTestCase {

	private Container $built;
	private FormId $form;
	private int $page     = 0;
	private string $place = '';

	protected function setUp(): void {
		parent::setUp();
		$this->place = sys_get_temp_dir() . '/brolga-test-' . bin2hex( random_bytes( 6 ) );
		mkdir( $this->place );
		add_filter( 'brolga_uploads_dir', fn (): string => $this->place );
		$this->built = Built::around( new SystemClock() );
		$page        = wp_insert_post(
			[
				'post_type'    => 'page',
				'post_title'   => 'Contact',
				'post_status'  => 'publish',
				'post_content' => wp_slash( '<!-- wp:brolga/contact-form {"uid":"enquiry"} --><!-- wp:brolga/form-field {"fieldId":"plan","label":"Plan","type":"file","required":true} /--><!-- /wp:brolga/contact-form -->' ),
			]
		);
		self::assertGreaterThan( 0, $page );
		$this->page = $page;
		$this->form = new FormId( FormSource::of( SourceKind::Post, $page ), 'enquiry' );
	}

	protected function tearDown(): void {
		remove_all_filters( 'query' );
		Crafted::clear();
		$this->built->get( UploadFolder::class )->remove();
		rmdir( $this->place );
		wp_delete_post( $this->page, true );
		parent::tearDown();
	}

	/**
	 * Sends the form with a file, or with a token of one.
	 *
	 * @param string $token Empty: with a file.
	 */
	private function submit( string $token = '' ): SubmissionResult {
		$files = '' === $token
			? new SentFiles( [ 'plan' => [ Crafted::sent( 'plan.pdf', Crafted::pdf() ) ] ] )
			: new SentFiles( [], [ 'plan' => [ $token ] ] );
		return $this->built->get( SubmissionService::class )->submit(
			new Submission(
				$this->built->get( FormTokens::class )->sign( $this->form ),
				0,
				'',
				[],
				'',
				'',
				'',
				'',
				'',
				files: $files
			)
		);
	}

	/**
	 * Statements that fail, and whether the file can be kept nevertheless.
	 *
	 * @return iterable<string, array{string, bool}>
	 */
	public static function faults(): iterable {
		yield 'the file' => [ '/INSERT.*brolga_uploads/', false ];
		yield 'the entry' => [ '/brolga_entries/', true ];
		yield 'giving the file to the entry' => [ '/UPDATE.*brolga_uploads/', true ];
		yield 'the mail' => [ '/brolga_outbox/', true ];
		yield 'the end' => [ '/^\s*COMMIT/', true ];
	}

	/**
	 * An honest 503 without anything half stored; the file waits for the next attempt.
	 *
	 * @param string $pattern Which statements fail.
	 * @param bool   $is_kept Whether the file is kept.
	 */
	#[DataProvider( 'faults' )]
	public function test_a_database_that_refuses_loses_no_file( string $pattern, bool $is_kept ): void {
		$fault = static fn ( string $sql ): string => 1 === preg_match( $pattern, $sql )
			? 'INSERT INTO brolga_no_such_table VALUES (1)'
			: $sql;
		add_filter( 'query', $fault );
		$result = $this->submit();
		remove_filter( 'query', $fault );
		self::assertSame( 503, $result->error?->status() );
		self::assertSame(
			0,
			(int) $this->connection->value( "SELECT COUNT(*) FROM {$this->connection->table( 'entries' )}" )
		);
		self::assertSame( $is_kept ? [ 'plan.pdf' ] : [], array_column( $result->kept['plan'] ?? [], 'name' ) );
		self::assertCount(
			$is_kept ? 1 : 0,
			(array) glob( $this->built->get( UploadFolder::class )->path() . '/?/*' )
		);

		$again = $this->submit( $is_kept ? $result->kept['plan'][0]->token : '' );
		self::assertNull( $again->error );
		self::assertCount( 1, $this->built->get( UploadRepository::class )->of_lead( $again->lead_id ) );
		self::assertCount( 1, (array) glob( $this->built->get( UploadFolder::class )->path() . '/?/*' ) );
	}
}
