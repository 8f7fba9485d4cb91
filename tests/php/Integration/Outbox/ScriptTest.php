<?php
/**
 * The script for a real cron.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Integration\Outbox;

use Brolga\Tests\Support\PhpCommand;
use PHPUnit\Framework\TestCase;

/**
 * OUTBOX-6 OUTBOX-581
 */
final class ScriptTest extends TestCase {

	public function test_it_runs_the_outbox_of_the_site_it_is_told(): void {
		[
			$status,
			$output,
			$errors
		] = $this->call( sys_get_temp_dir(), rtrim( ABSPATH, '/' ), '--limit=1', '--seconds=1' );
		self::assertSame( '', $errors );
		self::assertSame( 0, $status );
		self::assertMatchesRegularExpression( '#^http\S+: \d+ sent, \d+ failed, \d+ given up\n$#D', $output );
	}

	public function test_it_finds_the_site_around_the_folder_it_is_called_in(): void {
		[ $status, $output ] = $this->call( ABSPATH . 'wp-includes/blocks', '--limit=1' );
		self::assertSame( 0, $status );
		self::assertStringContainsString( ' sent, ', $output );
	}

	public function test_without_a_site_it_says_what_to_do(): void {
		[ $status, , $errors ] = $this->call( '/', '/' );
		self::assertSame( 2, $status );
		self::assertStringContainsString( 'Name its folder', $errors );
	}

	/**
	 * OUTBOX-430: WordPress itself prints a page, and ends with status 0.
	 */
	public function test_it_says_that_the_site_is_being_updated(): void {
		$site = sys_get_temp_dir() . '/brolga-maintenance-' . bin2hex( random_bytes( 4 ) );
		mkdir( $site );
		file_put_contents( "{$site}/wp-load.php", "<?php echo '<h1>Maintenance</h1>'; exit;" );
		file_put_contents( "{$site}/.maintenance", '<?php $upgrading = ' . time() . ';' );
		$now = $this->call( '/', $site );
		file_put_contents( "{$site}/.maintenance", '<?php $upgrading = ' . ( time() - 700 ) . ';' );
		$later = $this->call( '/', $site );
		array_map( unlink( ... ), [ "{$site}/wp-load.php", "{$site}/.maintenance" ] );
		rmdir( $site );
		self::assertSame( [ 1, '', "WordPress is being updated. Try again in a minute.\n" ], $now );
		self::assertSame( [ 0, '<h1>Maintenance</h1>', '' ], $later, 'An update that was cut off is over.' );
	}

	/**
	 * OUTBOX-581: with a made-up host all links of its mails would lead nowhere, and the site would be its own copy.
	 */
	public function test_a_site_whose_address_is_the_requests_is_to_be_named(): void {
		$site = sys_get_temp_dir() . '/brolga-hosts-' . bin2hex( random_bytes( 4 ) );
		mkdir( $site );
		file_put_contents(
			"{$site}/wp-load.php",
			'<?php require ' . var_export( ABSPATH . 'wp-load.php', true )
				. "; add_filter( 'option_home', static fn () => 'http://' . \$_SERVER['HTTP_HOST'] );"
		);
		$unnamed = $this->call( $site, '.', '--limit=1' );
		$named   = $this->call( '/', $site, '--limit=1', '--url=http://127.0.0.1:9797' );
		unlink( "{$site}/wp-load.php" );
		rmdir( $site );
		self::assertSame( [ 1, '' ], [ $unnamed[0], $unnamed[1] ] );
		self::assertStringContainsString( '--url=https://example.com', $unnamed[2] );
		self::assertSame( [ 0, '' ], [ $named[0], $named[2] ] );
		self::assertStringStartsWith( 'http://127.0.0.1:9797: ', $named[1] );
	}

	public function test_an_unknown_option_is_refused(): void {
		[ $status, , $errors ] = $this->call( '/', '--limit=all' );
		self::assertSame( 2, $status );
		self::assertStringStartsWith( 'Usage:', $errors );
	}

	/**
	 * @return array{int, string, string} Exit status, output, errors.
	 */
	private function call( string $folder, string ...$arguments ): array {
		$process = proc_open(
			[ ...PhpCommand::words(), dirname( __DIR__, 4 ) . '/plugin/bin/outbox.php', ...array_values( $arguments ) ],
			[ 1 => [ 'pipe', 'w' ], 2 => [ 'pipe', 'w' ] ],
			$pipes,
			$folder
		);
		self::assertNotFalse( $process );
		$output = (string) stream_get_contents( $pipes[1] );
		$errors = (string) stream_get_contents( $pipes[2] );
		return [ proc_close( $process ), $output, $errors ];
	}
}
