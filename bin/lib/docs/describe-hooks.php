<?php
/**
 * Reads a list of PHP files (JSON) from its input and prints our hooks in them:
 * kind, name, docblock and place (JSON).
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Bin;

use PhpParser\Node;
use PhpParser\NodeTraverser;
use PhpParser\NodeVisitorAbstract;
use PhpParser\ParserFactory;

require __DIR__ . '/../../../vendor/autoload.php';

/**
 * Collects the hooks that one file offers.
 */
final class Hooks extends NodeVisitorAbstract {

	/** What WordPress writes above a hook that is offered in two places. */
	private const ELSEWHERE = '* This filter is documented in ';

	/**
	 * What was found.
	 *
	 * @var list<array{kind: string, name: string, doc: string, file: string}>
	 */
	public array $found = [];

	/**
	 * The nodes around the current one that can carry a docblock, innermost last.
	 *
	 * @var list<Node>
	 */
	private array $around = [];

	/**
	 * @param string $file Path from the project's root.
	 */
	public function __construct( private readonly string $file ) {}

	/**
	 * Notes a hook on the way down.
	 */
	public function enterNode( Node $node ): ?int {
		if ( $node instanceof Node\Stmt ) {
			$this->around[] = $node;
		}
		if ( ! $node instanceof Node\Expr\FuncCall || ! $node->name instanceof Node\Name ) {
			return null;
		}
		$kind = [
			'apply_filters' => 'filter',
			'do_action'     => 'action',
		][ $node->name->getLast() ] ?? null;
		$name = $node->args[0] ?? null;
		$name = $name instanceof Node\Arg && $name->value instanceof Node\Scalar\String_ ? $name->value->value : '';
		$doc  = $node->getDocComment() ?? ( [] === $this->around ? null : end( $this->around )->getDocComment() );
		$text = null === $doc ? '' : $doc->getText();
		if ( null !== $kind && str_starts_with( $name, 'brolga_' ) && ! str_contains( $text, self::ELSEWHERE ) ) {
			$this->found[] = [
				'kind' => $kind,
				'name' => $name,
				'doc'  => $text,
				'file' => $this->file,
			];
		}
		return null;
	}

	/**
	 * Leaves a statement.
	 */
	public function leaveNode( Node $node ): ?int {
		if ( $node instanceof Node\Stmt ) {
			array_pop( $this->around );
		}
		return null;
	}
}

$root   = $argv[1] ?? '.';
$files  = json_decode( (string) stream_get_contents( STDIN ), true, 8, JSON_THROW_ON_ERROR );
$parser = ( new ParserFactory() )->createForHostVersion();
$found  = [];

foreach ( is_array( $files ) ? array_filter( $files, is_string( ... ) ) : [] as $file ) {
	$visitor = new Hooks( $file );
	( new NodeTraverser( $visitor ) )->traverse( $parser->parse( (string) file_get_contents( "$root/$file" ) ) ?? [] );
	$found = [ ...$found, ...$visitor->found ];
}

echo json_encode( $found, JSON_THROW_ON_ERROR );
