<?php
/**
 * What tests of uploads build on.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests;

use Brolga\Forms\Sending\Submission;
use Brolga\Forms\Sending\SubmissionResult;
use Brolga\Forms\Source\FormId;
use Brolga\Forms\Uploads\SentFile;
use Brolga\Forms\Uploads\SentFiles;
use Brolga\Tests\Support\Crafted;
use RecursiveDirectoryIterator;
use RecursiveIteratorIterator;
use SplFileInfo;

/**
 * Forms with a field for files, and a folder of uploads of the test's own.
 */
abstract class UploadTestCase extends LeadTestCase {

	/** Where the folder of uploads is. */
	protected string $place = '';

	protected function setUp(): void {
		parent::setUp();
		$this->connection->execute( "DELETE FROM {$this->connection->table( 'uploads' )}" );
		$this->place = sys_get_temp_dir() . '/brolga-test-' . bin2hex( random_bytes( 6 ) );
		mkdir( $this->place );
		add_filter( 'brolga_uploads_dir', fn (): string => $this->place );
	}

	protected function tearDown(): void {
		Crafted::clear();
		remove_all_filters( 'brolga_uploads_dir' );
		add_filter( 'brolga_uploads_dir', fn (): string => $this->place );
		$this->folder->remove();
		rmdir( $this->place );
		parent::tearDown();
	}

	/**
	 * A form that asks for a name, files and an address.
	 *
	 * @param array<string, mixed> $files What the field for files has of its own.
	 * @return list<array<string, mixed>>
	 */
	protected static function form_fields( array $files = [] ): array {
		return [
			[
				'fieldId'      => 'name',
				'label'        => 'Your name',
				'autocomplete' => 'name',
			],
			$files + [
				'fieldId'  => 'plans',
				'type'     => 'file',
				'label'    => 'Plans',
				'required' => false,
				'maxFiles' => 3,
			],
			[
				'fieldId' => 'email',
				'type'    => 'email',
				'label'   => 'Email',
			],
		];
	}

	/**
	 * A page with such a form.
	 *
	 * @param array<string, mixed> $files What the field for files has of its own.
	 */
	protected function form_with_files( array $files = [] ): FormId {
		return $this->form_on_page( [], self::form_fields( $files ) );
	}

	/**
	 * Sends a form with files.
	 *
	 * @param list<SentFile>          $files  The files.
	 * @param array<array-key, mixed> $values Answers that differ from the usual ones.
	 * @param FormId|null             $form   Null: a new one.
	 * @param list<string>            $kept   Tokens of files that were kept.
	 * @param string                  $key    The visitor's key.
	 */
	protected function send_files(
		array $files,
		array $values = [],
		?FormId $form = null,
		array $kept = [],
		string $key = ''
	): SubmissionResult {
		return $this->submit_files(
			$form ?? $this->form_with_files(),
			new SentFiles( array_filter( [ 'plans' => $files ] ), array_filter( [ 'plans' => $kept ] ) ),
			$values,
			$key
		);
	}

	/**
	 * Sends a form with files for any fields.
	 *
	 * @param array<array-key, mixed> $values Answers that differ from the usual ones.
	 * @param string                  $key    The visitor's key.
	 */
	protected function submit_files(
		FormId $form,
		SentFiles $files,
		array $values = [],
		string $key = ''
	): SubmissionResult {
		$usual = [
			'name'  => 'Jo Smith',
			'email' => 'jo@example.com',
		];
		$this->clock->advance( 5 );
		return $this->service->submit( new Submission(
			$this->tokens->sign( $form ),
			0,
			$key,
			$values + $usual,
			'',
			'',
			'',
			'http://127.0.0.1/contact/',
			'',
			files: $files
		) );
	}

	/**
	 * A PDF as PHP hands it on.
	 *
	 * @param string $name What the visitor calls it.
	 */
	protected function pdf( string $name = 'plan.pdf' ): SentFile {
		return Crafted::sent( $name, Crafted::pdf() );
	}

	/**
	 * Every file in the folder of uploads but those that guard it.
	 *
	 * @return list<string> Full paths.
	 */
	protected function stored(): array {
		$paths = [];
		foreach ( is_dir( $this->folder->path() )
			? new RecursiveIteratorIterator(
				new RecursiveDirectoryIterator( $this->folder->path(), RecursiveDirectoryIterator::SKIP_DOTS )
			)
			: [] as $file ) {
			if ( $file instanceof SplFileInfo && dirname( $file->getPathname() ) !== $this->folder->path() ) {
				$paths[] = $file->getPathname();
			}
		}
		return $paths;
	}
}
