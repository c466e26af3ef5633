from tabletown.cli import main

main()
