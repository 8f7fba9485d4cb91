<?php
/**
 * The way of a file, from the form to its end.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Integration\Uploads;

use Brolga\Core\Database\StorageUnavailable;
use Brolga\Core\Kernel\Installer;
use Brolga\Core\Settings\Settings;
use Brolga\Core\Privacy\PersonalAddress;
use Brolga\Core\Support\ErrorKey;
use Brolga\Forms\Uploads\KeptFiles;
use Brolga\Forms\Uploads\SentFile;
use Brolga\Forms\Uploads\SentFiles;
use Brolga\Forms\Uploads\UploadsSweep;
use Brolga\Leads\Inbox\ExportedFiles;
use Brolga\Leads\Inbox\LeadPersonalData;
use Brolga\Leads\Inbox\LeadRetention;
use Brolga\Privacy\PersonalData;
use Brolga\Tests\Support\Crafted;
use Brolga\Tests\UploadTestCase;
use PclZip;

/**
 * FIELD-7 UPLOAD-3 UPLOAD-4 UPLOAD-5 UPLOAD-8 UPLOAD-9 UPLOAD-10
 */
final class UploadsTest extends UploadTestCase {

	/**
	 * FIELD-7 UPLOAD-4 UPLOAD-10: a file is stored with its lead, outside of the
	 * website, under a name that tells nothing.
	 */
	public function test_a_file_is_stored_with_its_lead(): void {
		$result = $this->send_files( [ $this->pdf( 'My plan.pdf' ), Crafted::sent( 'Garden.PNG', Crafted::png() ) ] );
		self::assertNull( $result->error );
		$lead = $this->leads->find( $result->lead_id );
		self::assertNotNull( $lead );
		$field = $lead->fields[1];
		self::assertSame(
			[ 'plans', 'file', 'My plan.pdf, Garden.PNG' ],
			[ $field['id'], $field['type'], $field['text'] ]
		);
		self::assertIsArray( $field['value'] );
		self::assertCount( 2, $field['value'] );

		$uploads = $this->upload_table->of_lead( $result->lead_id );
		self::assertEqualsCanonicalizing( $field['value'], array_column( $uploads, 'id' ) );
		self::assertEqualsCanonicalizing( [ 'application/pdf', 'image/png' ], array_column( $uploads, 'type' ) );
		self::assertSame(
			Crafted::pdf(),
			implode( '', iterator_to_array( $this->store->pieces( $field['value'][0] ) ) )
		);
		$stored = $this->stored();
		self::assertCount( 2, $stored );
		foreach ( $stored as $path ) {
			self::assertMatchesRegularExpression( '/\/([0-9a-f])\/\1[0-9a-f]{31}$/', $path );
			self::assertStringStartsNotWith( realpath( ABSPATH ) . '/', $path );
			self::assertSame( 0, fileperms( $path ) & 0007, 'Others can read it.' );
		}
		self::assertStringContainsString(
			' garden ',
			(string) $this->connection->value( "SELECT search_text FROM {$this->connection->table( 'entries' )}" )
		);
		self::assertStringContainsString(
			'My plan.pdf, Garden.PNG',
			(string) $this->connection->value( "SELECT payload FROM {$this->connection->table( 'outbox' )}" )
		);
	}

	/**
	 * UPLOAD-3: what was right is kept while something else is put right, and
	 * goes to one lead alone.
	 */
	public function test_a_failed_attempt_loses_no_file(): void {
		$form   = $this->form_with_files();
		$failed = $this->send_files( [ $this->pdf(), Crafted::sent( 'shell.php', '<?php' ) ], [ 'name' => '' ], $form );
		self::assertSame( ErrorKey::FillMessage, $failed->error );
		self::assertSame( [ 'name', 'plans' ], array_column( $failed->errors, 'field_id' ) );
		self::assertStringContainsString(
			'“shell.php” has a file name that cannot be used',
			$failed->errors[1]->message
		);
		self::assertSame( [ 'plan.pdf' ], array_column( $failed->kept['plans'], 'name' ) );
		self::assertSame( 0, $this->rows_of( 'entries' ) );
		self::assertCount( 1, $this->stored() );

		$token = $failed->kept['plans'][0]->token;
		$again = $this->send_files( [ Crafted::sent( 'Garden.png', Crafted::png() ) ], [], $form, [ $token ] );
		self::assertNull( $again->error );
		self::assertSame(
			[ 'plan.pdf', 'Garden.png' ],
			array_column( $this->upload_table->of_lead( $again->lead_id ), 'name' )
		);

		$twice = $this->send_files( [], [ 'name' => 'Somebody else' ], $form, [ $token ] );
		self::assertSame( [ 'plans' ], array_column( $twice->errors, 'field_id' ) );
		self::assertStringContainsString( 'no longer available', $twice->errors[0]->message );
		self::assertSame( [], $twice->kept );
		self::assertSame( 1, $this->rows_of( 'entries' ) );
	}

	/**
	 * UPLOAD-3: a token is for its form and its field, and for some hours.
	 */
	public function test_a_token_is_good_for_its_own_form_alone(): void {
		$form   = $this->form_with_files();
		$failed = $this->send_files( [ $this->pdf() ], [ 'name' => '' ], $form );
		$token  = $failed->kept['plans'][0]->token;
		foreach ( [
			[ $this->form_with_files(), $token ],
			[ $form, $token . 'x' ],
			[ $form, 'x' ],
		] as [ $of, $sent ] ) {
			$result = $this->send_files( [], [], $of, [ $sent ] );
			self::assertSame( ErrorKey::ContactErrorMessage, $result->error );
			self::assertStringContainsString( 'choose it again', $result->errors[0]->message );
		}
		$this->clock->advance( KeptFiles::TTL + 1 );
		self::assertNotNull( $this->send_files( [], [], $form, [ $token ] )->error );
		self::assertSame( 0, $this->rows_of( 'entries' ) );
	}

	/**
	 * UPLOAD-3: what is kept is offered again where a request is refused before
	 * it is looked at.
	 */
	public function test_a_refusal_at_the_door_keeps_what_was_kept(): void {
		$form   = $this->form_with_files();
		$failed = $this->send_files( [ $this->pdf() ], [ 'name' => '' ], $form );
		$token  = $failed->kept['plans'][0]->token;
		$this->connection->execute( "UPDATE {$this->connection->table( 'ledger' )} SET value = value + 60000" );
		$refused = $this->send_files( [], [], $form, [ $token ] );
		self::assertSame( ErrorKey::TooMany, $refused->error );
		self::assertSame( [ 'plan.pdf' ], array_column( $refused->kept['plans'], 'name' ) );
	}

	/**
	 * LEAD-4 LEAD-6 UPLOAD-4: the same enquiry with the same files is one, and the
	 * second copy is not kept; with another file it is another.
	 */
	public function test_the_same_files_sent_twice_are_one(): void {
		$form  = $this->form_with_files();
		$first = $this->send_files( [ $this->pdf() ], [], $form );
		$again = $this->send_files( [ $this->pdf() ], [], $form );
		self::assertSame( $first->lead_id, $again->lead_id );
		self::assertCount( 1, $this->stored() );
		self::assertSame( 1, $this->rows_of( 'uploads' ) );

		$other = $this->send_files( [ Crafted::sent( 'plan.pdf', Crafted::pdf( '% other' ) ) ], [], $form );
		self::assertNotSame( $first->lead_id, $other->lead_id );

		$key   = '6f1c2a34-0000-4000-8000-000000000001';
		$keyed = $this->send_files( [ $this->pdf( 'b.pdf' ) ], [], $form, [], $key );
		self::assertSame(
			$keyed->lead_id,
			$this->send_files( [ $this->pdf( 'b.pdf' ) ], [], $form, [], $key )->lead_id
		);
		$conflict = $this->send_files( [ Crafted::sent( 'b.pdf', Crafted::pdf( '% third' ) ) ], [], $form, [], $key );
		self::assertSame( ErrorKey::KeyConflict, $conflict->error );
		self::assertCount( 1, $conflict->kept['plans'] );
	}

	/**
	 * UPLOAD-9 COND-13: a file for a field that was not asked goes nowhere.
	 */
	public function test_a_file_for_a_hidden_field_is_dropped(): void {
		$rules = [
			'relation' => 'all',
			'rules'    => [ [ 'name', 'is', 'Show it' ] ],
		];
		$form  = $this->form_with_files( [ 'conditions' => $rules, 'required' => true ] );
		self::assertNull( $this->send_files( [ $this->pdf() ], [], $form )->error );
		self::assertSame( [], $this->stored() );
		self::assertSame( 0, $this->rows_of( 'uploads' ) );
		self::assertNull( $this->send_files( [ $this->pdf() ], [ 'name' => 'Show it' ], $form )->error );
		self::assertCount( 1, $this->stored() );
	}

	/**
	 * COND-2: other fields may depend on whether a file was chosen.
	 */
	public function test_conditions_know_the_names_of_files(): void {
		$why  = [
			'fieldId'    => 'why',
			'label'      => 'Why?',
			'conditions' => [
				'relation' => 'all',
				'rules'    => [ [ 'plans', 'is not empty', '' ] ],
			],
		];
		$form = $this->form_on_page( [], [ ...self::form_fields(), $why ] );
		self::assertNull( $this->send_files( [], [], $form )->error );
		self::assertSame(
			[ 'why' ],
			array_column( $this->send_files( [ $this->pdf() ], [], $form )->errors, 'field_id' )
		);
		// What a request writes as text is no file.
		self::assertNull( $this->send_files( [], [ 'plans' => [ 'plan.pdf' ], 'name' => 'Text' ], $form )->error );
	}

	/**
	 * FORM-9 FORM-51 UPLOAD-2: required, more than allowed, and for a field that takes none.
	 */
	public function test_the_number_of_files_is_the_owners(): void {
		$form   = $this->form_with_files( [ 'required' => true, 'maxFiles' => 1 ] );
		$result = $this->send_files( [], [], $form );
		self::assertSame(
			[ ErrorKey::FillMessage, 'Please choose a file.' ],
			[ $result->error, $result->errors[0]->message ]
		);
		$result = $this->send_files( [ $this->pdf( 'a.pdf' ), $this->pdf( 'b.pdf' ) ], [], $form );
		self::assertSame( 'Only 1 file can be sent, so “b.pdf” was left out.', $result->errors[0]->message );
		self::assertSame( [ 'a.pdf' ], array_column( $result->kept['plans'], 'name' ) );

		$files  = new SentFiles( [ 'name' => [ $this->pdf() ], 'nothing' => [ $this->pdf() ] ] );
		$result = $this->submit_files( $this->form_with_files(), $files );
		self::assertNull( $result->error );
		self::assertSame( [], $this->upload_table->of_lead( $result->lead_id ) );
	}

	/**
	 * UPLOAD-6: where all that is wrong is a size, the status says so.
	 */
	public function test_a_file_that_is_too_big_is_413(): void {
		$result = $this->send_files( [ new SentFile( 'video.pdf', '', UPLOAD_ERR_INI_SIZE ) ] );
		self::assertSame( 413, $result->error?->status() );
		self::assertStringContainsString( '“video.pdf” is bigger than', $result->errors[0]->message );
	}

	/**
	 * UPLOAD-5: a disk that is full, or a folder that is gone, is a 503 with
	 * nothing half stored.
	 */
	public function test_a_full_disk_is_an_honest_503(): void {
		self::assertSame(
			ErrorKey::Unavailable,
			$this->send_files( [ new SentFile( 'a.pdf', '', UPLOAD_ERR_CANT_WRITE ) ] )->error
		);
		remove_all_filters( 'brolga_uploads_dir' );
		add_filter( 'brolga_uploads_dir', static fn (): string => '/dev/null' );
		$result = $this->send_files( [ $this->pdf() ] );
		self::assertSame( ErrorKey::Unavailable, $result->error );
		self::assertSame(
			[ 0, 0, 0 ],
			[ $this->rows_of( 'entries' ), $this->rows_of( 'uploads' ), $this->rows_of( 'outbox' ) ]
		);
	}

	/**
	 * UPLOAD-5: a process that may not write more than a kilobyte is as good as a
	 * full disk.
	 */
	public function test_a_file_is_there_whole_or_not_at_all(): void {
		if ( ! function_exists( 'posix_setrlimit' ) || ! function_exists( 'pcntl_signal' ) ) {
			self::markTestSkipped( 'PHP lacks posix or pcntl.' );
		}
		$file = Crafted::sent( 'a.txt', str_repeat( 'a', 5000 ) );
		$this->folder->make();
		pcntl_signal( SIGXFSZ, SIG_IGN );
		posix_setrlimit( POSIX_RLIMIT_FSIZE, 1024, POSIX_RLIMIT_INFINITY );
		try {
			$this->store->put( $file->path );
			self::fail( 'There was room.' );
		} catch ( StorageUnavailable ) {
			self::assertSame( [], $this->stored() );
		} finally {
			posix_setrlimit( POSIX_RLIMIT_FSIZE, POSIX_RLIMIT_INFINITY, POSIX_RLIMIT_INFINITY );
			pcntl_signal( SIGXFSZ, SIG_DFL );
		}
		self::assertTrue( $this->store->has( $this->store->put( $file->path )['id'] ) );
	}

	/**
	 * UPLOAD-8: files go with their lead, whichever way that goes.
	 */
	public function test_files_go_with_their_lead(): void {
		$result = $this->send_files( [ $this->pdf() ] );
		self::assertTrue( $this->inbox->delete( $result->lead_id ) );
		self::assertSame( [], $this->stored() );
		self::assertSame( 0, $this->rows_of( 'uploads' ) );
	}

	/**
	 * UPLOAD-8 PRIV-2: retention.
	 */
	public function test_retention_takes_files_too(): void {
		$old = $this->send_files( [ $this->pdf() ] );
		$this->clock->advance( 86400 * 31 );
		$new = $this->send_files( [ Crafted::sent( 'new.png', Crafted::png() ) ] );
		add_filter( 'brolga_retention_days', static fn (): int => 30 );
		$this->only_hourly( function (): void {
			add_action(
				Installer::HOURLY,
				( new LeadRetention( new Settings(), $this->locator, $this->inbox, $this->clock ) )->run_task( ... )
			);
		} );
		self::assertNull( $this->leads->find( $old->lead_id ) );
		self::assertCount( 1, $this->upload_table->of_lead( $new->lead_id ) );
		self::assertCount( 1, $this->stored() );
	}

	/**
	 * UPLOAD-8 UPLOAD-10 PRIV-1: the exporter lists files, the eraser removes them.
	 */
	public function test_a_persons_files_are_told_and_erased(): void {
		$this->send_files( [ $this->pdf( 'Passport.pdf' ) ] );
		remove_all_filters( 'wp_privacy_personal_data_exporters' );
		remove_all_filters( 'wp_privacy_personal_data_erasers' );
		$this->built->get( PersonalData::class )->register();
		/** @var array<string, array{callback: callable( string, int ): array<string, mixed>}> $exporters */
		$exporters = apply_filters( 'wp_privacy_personal_data_exporters', [] );
		/** @var array<string, array{callback: callable( string, int ): array<string, mixed>}> $erasers */
		$erasers = apply_filters( 'wp_privacy_personal_data_erasers', [] );
		self::assertStringContainsString(
			'Passport.pdf',
			(string) wp_json_encode( $exporters['brolga']['callback']( 'jo@example.com', 1 ) )
		);
		self::assertTrue( $erasers['brolga']['callback']( 'JO@example.com', 1 )['items_removed'] );
		self::assertSame( [], $this->stored() );
	}

	/**
	 * PRIV-350: WordPress' archive for a person holds the files that they sent, and
	 * nobody else's; the report says where.
	 */
	public function test_a_persons_archive_holds_their_files(): void {
		$mine = $this->send_files( [ $this->pdf( 'My passport.pdf' ) ] )->lead_id;
		$this->send_files( [ $this->pdf( 'theirs.pdf' ) ], [ 'email' => 'other@example.com' ], null, [], 'else' );
		$gone = $this->send_files(
			[ Crafted::sent( 'gone.png', Crafted::png() ) ],
			[ 'name' => 'Jo again' ]
		)->lead_id;
		$this->store->remove( array_column( $this->upload_table->of_lead( $gone ), 'id' ) );
		$place = "files/{$mine}-1-My-passport.pdf";
		$told  = (string) wp_json_encode(
			$this->built->get( LeadPersonalData::class )->export( new PersonalAddress( 'jo@example.com' ), 1 )->items,
			JSON_UNESCAPED_SLASHES
		);
		self::assertStringContainsString( $place, $told );
		self::assertStringNotContainsString( '1-gone.png', $told );

		$request = wp_create_user_request( 'jo@example.com', 'export_personal_data' );
		self::assertIsInt( $request );
		$path = $this->place . '/archive.zip';
		require_once ABSPATH . 'wp-admin/includes/class-pclzip.php';
		$zip = new PclZip( $path );
		$zip->create(
			[
				[
					// PclZip's names of a file and of its content.
					79001 => 'index.html',
					79005 => 'The report',
				],
			]
		);
		try {
			do_action( ExportedFiles::CREATED, $path, 'https://example.com/archive.zip', 'report.html', $request, '' );
			// A file that is stored as it is stands in the archive as it is; the list tells where.
			$held = array_column( (array) $zip->listContent(), 'size', 'filename' );
			self::assertSame(
				[
					'index.html' => strlen( 'The report' ),
					$place       => strlen( Crafted::pdf() ),
				],
				$held
			);
		} finally {
			unlink( $path );
		}
	}

	/**
	 * UPLOAD-3 UPLOAD-8: what nobody comes back for is swept, and nothing else.
	 */
	public function test_the_sweep_removes_what_is_left_over(): void {
		$kept = $this->send_files( [ $this->pdf( 'kept.pdf' ) ] );
		$this->send_files( [ $this->pdf( 'held.pdf' ) ], [ 'name' => '' ] );
		$lost = $this->send_files( [ Crafted::sent( 'lost.png', Crafted::png() ) ] );
		$this->connection->execute( "DELETE FROM {$this->connection->table( 'entries' )} WHERE id = %d", $lost->lead_id );
		$orphan = $this->store->put( $this->pdf()->path )['id'];
		self::assertCount( 4, $this->stored() );

		$this->sweep();
		self::assertCount( 3, $this->stored(), 'The file of the entry that is gone.' );
		$this->clock->advance( KeptFiles::TTL + 601 );
		$this->sweep();
		self::assertCount( 2, $this->stored(), 'What was kept for too long.' );
		self::assertSame( 1, $this->rows_of( 'uploads' ) );

		for ( $hour = 0; $hour < 48; $hour++ ) {
			$this->clock->advance( 3600 );
			$this->sweep();
		}
		self::assertFalse( $this->store->has( $orphan ) );
		self::assertTrue( $this->store->has( $this->upload_table->of_lead( $kept->lead_id )[0]->id ) );
	}

	/**
	 * An hour's sweep.
	 */
	private function sweep(): void {
		$this->only_hourly( function (): void {
			add_action( Installer::HOURLY, $this->built->get( UploadsSweep::class )->run_task( ... ) );
		} );
	}

	/**
	 * Runs the hourly event with one listener.
	 *
	 * @param callable(): void $register Lets it listen.
	 */
	private function only_hourly( callable $register ): void {
		remove_all_actions( Installer::HOURLY );
		$register();
		do_action( Installer::HOURLY );
	}
}
