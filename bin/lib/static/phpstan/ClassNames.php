<?php
declare( strict_types=1 );

namespace Brolga\Bin\PHPStan;

use PhpParser\Node;
use PhpParser\NodeFinder;
use PHPStan\Analyser\Scope;
use PHPStan\Collectors\Collector;
use PHPStan\Node\FileNode;

/**
 * The classes that a shipped file declares, and those that it names.
 *
 * @implements Collector<FileNode, array{array<string, int>, list<string>}>
 */
final class ClassNames implements Collector {

	public function getNodeType(): string {
		return FileNode::class;
	}

	/**
	 * @return array{array<string, int>, list<string>}|null The lines of those declared by their names, and the names of
	 *                                                      others.
	 */
	public function processNode( Node $node, Scope $scope ): ?array {
		if ( ! Shipped::is_user( $scope->getFile() ) ) {
			return null;
		}
		$finder   = new NodeFinder();
		$declared = [];
		foreach ( $finder->findInstanceOf( $node->getNodes(), Node\Stmt\ClassLike::class ) as $class ) {
			if ( null !== $class->namespacedName ) {
				$declared[ $class->namespacedName->toString() ] = $class->getStartLine();
			}
		}
		$named = array_map(
			static fn ( Node\Name $name ): string => $name->toString(),
			$finder->findInstanceOf( $node->getNodes(), Node\Name\FullyQualified::class )
		);
		return [
			Shipped::is( $scope->getFile() ) ? $declared : [],
			array_values( array_diff( array_unique( $named ), array_keys( $declared ) ) ),
		];
	}
}
